const pointed = `select 1 from release_channels pointer where pointer.remote = releases.remote
  and (pointer.version = releases.version or pointer.previous = releases.version)`;

/**
 * Rows that a restored product has a use for, of tables where not all have: releases that nothing
 * points to are kept for pages that are open now, and none of these lives on.
 */
export const neededRows: Partial<Record<string, string>> = {
  releases: `exists (${pointed})`,
  release_files: `exists (select 1 from releases where exists (${pointed})
    and releases.release like '%' || replace(replace(release_files.hash, '-', '+'), '_', '/') || '%')`,
};
