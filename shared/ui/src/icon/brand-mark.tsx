/** The product's mark: a board with one square filled, in the current colour. */
export function BrandMark({ size = 20 }: { readonly size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect
        x="1.75"
        y="1.75"
        width="16.5"
        height="16.5"
        rx="4"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M7.25 1.75v16.5M1.75 7.25h16.5" stroke="currentColor" strokeWidth="1.5" />
      <rect x="9.75" y="9.75" width="6" height="6" rx="1.5" fill="currentColor" />
    </svg>
  );
}
