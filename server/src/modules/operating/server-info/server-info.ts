import { availableParallelism, freemem, totalmem } from 'node:os';
import type { ServerInfo } from '@board/contracts/schemas/admin';
import { build } from '../../../config/build.ts';
import type { Context } from '../../../context/context.ts';
import { diskOf } from '../../../measuring/disk.ts';
import { CpuMeter } from './cpu-meter.ts';
import { formatUptime } from './format-uptime.ts';

const cpu = new CpuMeter();

/** How full the machine is that answers; in a container, what the container may have. */
export async function serverInfo(ctx: Context): Promise<ServerInfo> {
  const memory = memoryUse();
  const { free, used, total } = await diskOf(ctx.config.DATA_DIR);
  const seconds = Math.floor(process.uptime());
  const cores = availableParallelism();
  const busy = cpu.read();
  return {
    resources: {
      cpu: {
        usage_percent: percent(busy),
        used: Math.round(busy * cores * 100) / 100,
        total: cores,
      },
      memory: { ...memory, usage_percent: percent(memory.used / memory.total) },
      disk: { usage_percent: percent(used / (used + free)), used, total },
    },
    uptime: { seconds, formatted: formatUptime(seconds, ctx.locale) },
    build,
    node: process.version,
    database: ctx.database.engine,
  };
}

function memoryUse(): { used: number; total: number } {
  const limit = process.constrainedMemory();
  const contained = limit > 0 && limit < totalmem();
  const total = contained ? limit : totalmem();
  const free = contained ? process.availableMemory() : freemem();
  return { used: Math.max(0, total - free), total };
}

const percent = (part: number): number =>
  Math.min(100, Math.max(0, Math.round((Number.isFinite(part) ? part : 0) * 1000) / 10));
