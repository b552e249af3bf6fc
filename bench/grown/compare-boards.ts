import type { Transaction } from '../../server/src/database/connection.ts';
import { type GrownBoard, growBoard } from './grown-board.ts';
import { type Growth, growthTable } from './growth-table.ts';
import type { GrownPerson } from './people.ts';

interface Comparison {
  title: string;
  sizes: readonly [small: number, large: number];
  fill: (tx: Transaction, size: number) => Promise<GrownPerson[]>;
  growths: (small: GrownBoard, large: GrownBoard) => Growth[];
  requests: number;
  postgres: boolean;
}

/** The same calls to a small board and to a large one, each in a database of its own. */
export async function compareBoards(comparison: Comparison): Promise<void> {
  const { title, sizes, fill, growths, requests, postgres } = comparison;
  const boards: GrownBoard[] = [];
  try {
    for (const size of sizes)
      boards.push(await growBoard(postgres ? 'postgres' : 'sqlite', (tx) => fill(tx, size)));
    const [small, large] = boards;
    if (!small || !large) throw new Error('There are two boards to compare.');
    const engine = postgres ? 'PostgreSQL, its backends included' : 'SQLite';
    const met = await growthTable(`${title}, ${engine}`, growths(small, large), requests);
    process.exitCode = met ? 0 : 1;
  } finally {
    for (const board of boards) await board.remove();
  }
}
