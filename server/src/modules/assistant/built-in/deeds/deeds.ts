import { assistantLimits } from '@board/contracts/constants/assistant';
import type { Transaction } from '@board/contracts/schemas/finance';
import type { Task } from '@board/contracts/schemas/tasks';
import { plain } from '../../../../area/intent.ts';
import type { Tool } from '../../../../area/tool.ts';
import type { Context } from '../../../../context/context.ts';
import type { Part } from '../../chat/part.ts';
import { proposed, runTool } from '../../tools/run-tool.ts';
import { entryLine } from '../answers/entry-line.ts';
import { taskLine } from '../answers/say-tasks.ts';
import type { Speech } from '../answers/speech.ts';
import type { Deed, OfRecord } from '../grammar/meaning.ts';
import { mostAtOnce } from '../grammar/money.ts';
import { changeOf } from './change-of.ts';
import { findRecords } from './find-records.ts';
import { findAlike, findLate, findTarget } from './find-target.ts';
import { newTaskInput } from './new-task-input.ts';

type Aimed = Extract<Deed, { target: object }>;
type Call = readonly [tool: string, input: object];

/** Makes proposals of what was asked for, through the tools that a model would call. */
export class Deeds {
  readonly #ctx: Context;
  readonly #tools: readonly Tool[];
  readonly #speech: Speech;
  readonly #message: string;

  constructor(ctx: Context, tools: readonly Tool[], speech: Speech, message: string) {
    this.#ctx = ctx;
    this.#tools = tools;
    this.#speech = speech;
    this.#message = message;
  }

  async *propose(deed: Deed): AsyncGenerator<Part> {
    if (deed.kind === 'entries')
      yield* this.#call(deed.entries.map((entry) => ['add_transaction', { ...entry }] as const));
    else if (deed.kind === 'add')
      yield* this.#call([['add_task', newTaskInput(this.#ctx, deed.task)]]);
    else if (deed.kind === 'budget') {
      const { category, amount } = deed;
      yield* this.#call([['set_budget', { category, amount }]]);
    } else if (deed.kind === 'examNotice') {
      yield* this.#call(deed.exams.map((exam) => ['add_exam', exam] as const));
      const lines = deed.unclear.map((each) => `- ${plain(each)}`);
      const { unclear } = this.#speech.text;
      if (lines.length > 0) yield { content: ['\n', unclear, ...lines].join('\n') };
    } else if (deed.kind === 'amend' || deed.kind === 'strike')
      yield* this.#aimAtRecord(deed, await findRecords(this.#ctx, deed.record));
    else if (deed.target.late) yield* this.#aimAtLate(deed);
    else yield* this.#aim(deed);
  }

  async *#aimAtRecord(deed: OfRecord, records: readonly Transaction[]): AsyncGenerator<Part> {
    const { name, words, sure } = deed.record;
    const { text } = this.#speech;
    const [found, ...others] = records;
    if (!found && deed.orElse) yield* this.propose(deed.orElse);
    else if (!found) yield { content: sure ? text.noSuchRecord(plain(name)) : text.cannot };
    else if (others.length > 0) yield* this.#ask(text.which, words, records);
    else if (deed.kind === 'strike') yield* this.#call([['delete_transaction', { id: found.id }]]);
    else yield* this.#call([['change_transaction', { id: found.id, amount: deed.amount }]]);
  }

  async *#aimAtLate(deed: Aimed): AsyncGenerator<Part> {
    const { text } = this.#speech;
    const [tasks, total] = await findLate(this.#ctx, mostAtOnce);
    if (total === 0) yield { content: text.noneOf(text.overdue, '') };
    else yield* this.#call(tasks.map((task) => callOf(deed, task)));
    if (total > tasks.length) yield { content: `\n\n${text.more(total - tasks.length)}` };
  }

  #find = (deed: Aimed, name: string) =>
    findTarget(this.#ctx, { ...deed.target, name }, deed.kind === 'reopen');

  /** One that fits is meant; of several the person says which. */
  async *#aim(deed: Aimed): AsyncGenerator<Part> {
    const { text } = this.#speech;
    const found = await this.#find(deed, deed.target.name);
    const [task, ...others] = found;
    const each = task ? [] : await this.#several(deed);
    const orElse = deed.kind === 'delete' && !task ? deed.orElse : undefined;
    const records = orElse ? await findRecords(this.#ctx, orElse.record) : [];
    if (each.length > 0) yield* this.#call(each.map((one) => callOf(deed, one)));
    else if (orElse && records.length > 0) yield* this.#aimAtRecord(orElse, records);
    else if (!task) yield* this.#offer(deed);
    else if (others.length > 0) yield* this.#ask(text.which, deed.target.words, found);
    else yield* this.#call([callOf(deed, task)]);
  }

  /** There is none, but perhaps some that are called alike. */
  async *#offer({ kind, target }: Aimed): AsyncGenerator<Part> {
    const { text } = this.#speech;
    const alike = await findAlike(this.#ctx, target, kind === 'reopen');
    const none = text.noSuchTask(plain(target.name));
    if (alike.length > 0) yield* this.#ask(none, target.words, alike);
    else yield* [{ content: none }, { examples: [...text.examples] }];
  }

  /** The tasks of 'the essay and the lab report', where each part of the name is one. */
  async #several(deed: Aimed): Promise<Task[]> {
    const names = deed.target.name
      .replace(/都$/, '')
      .split(/\s+and\s+(?:the |my )?|[和跟与、,，&]/);
    if (deed.kind === 'rename' || names.length < 2 || names.length > mostAtOnce) return [];
    const found: Task[] = [];
    for (const name of names) {
      const [task, ...others] = await this.#find(deed, name.trim());
      if (!task || others.length > 0) return [];
      found.push(task);
    }
    return found;
  }

  *#ask(lead: string, words: string, things: readonly (Task | Transaction)[]): Generator<Part> {
    const some = things.slice(0, assistantLimits.examples);
    const lines = some.map((each) =>
      'title' in each ? taskLine(this.#speech, each) : entryLine(this.#speech, each),
    );
    yield { content: [lead, '', ...lines].join('\n') };
    const again = some.map((each) => {
      const name = 'title' in each ? each.title : each.description;
      return this.#message.replace(words, () => ` “${name}” ${each.date} `).trim();
    });
    // Two of one name on one day cannot be told apart by words.
    if (new Set(again).size === again.length) yield { examples: again };
  }

  async *#call(calls: readonly Call[]): AsyncGenerator<Part> {
    const { text } = this.#speech;
    const proposals = [];
    for (const [name, input] of calls) {
      const call = { name, arguments: JSON.stringify(input) };
      const { proposal } = await runTool(this.#ctx, this.#tools, call, proposed);
      if (proposal) proposals.push(proposal);
    }
    yield { content: proposals.length === 0 ? text.notProposed : text.proposed };
    for (const proposal of proposals) yield { proposal };
  }
}

const callOf = (deed: Aimed, task: Task): Call =>
  deed.kind === 'delete'
    ? ['delete_task', { id: task.id }]
    : ['change_task', { id: task.id, ...changeOf(deed, task) }];
