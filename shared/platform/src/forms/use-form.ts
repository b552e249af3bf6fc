import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { messageOf } from '../api/message-of.ts';
import { useNeedsNetwork } from '../api/use-needs-network.ts';
import { chooseVersion, toastWritten, type Written } from '../dialogs/dialogs.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { boardState } from '../state/board-state.ts';
import { brokenRules } from './broken-rules.ts';
import type { Form, FormOptions, Read } from './form.ts';
import { isFilled, knowForm, maySurelyLeave } from './leaving.ts';
import { type Problems, problemsOf, unmended } from './problems-of.ts';

/** A form: its draft, what is wrong with its fields, why it was refused, and whether one may leave it. */
export function useForm<Values extends object, Body, Reply>(
  options: FormOptions<Values, Body, Reply>,
): Form<Values> {
  const { send, conflict, failed, rules = {}, names = {}, onDone, onLeave = onDone } = options;
  const [initial] = useState(options.initial);
  const [open, hidden] = split(initial, options.secret ?? []);
  const [version] = useState(options.seen?.version);
  const draft = useDraft(options.draft, open, version);
  const [secrets, setSecrets] = useState(hidden);
  const [problems, setProblems] = useState<Problems>({});
  const [found, setFound] = useState<Problems>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const needsNetwork = useNeedsNetwork();
  const hindrance = options.waits ? undefined : needsNetwork;
  const asking = useRef(false);
  const values = { ...initial, ...draft.value, ...secrets } as Values;

  /** Sent or given up; whoever draws it may still show it as it closes. */
  const isOver = useRef(false);
  // What is on its way may lead to another page itself.
  const holds = useEffectEvent(() => !busy && !isOver.current && isFilled(values, initial));
  const drop = useEffectEvent(() => leave(onLeave));
  useEffect(() => knowForm({ isFilled: () => holds(), leave: () => drop() }), []);

  function change(part: Partial<Values>) {
    isOver.current = false;
    const [shown, secret] = split(part, options.secret ?? []);
    if (Object.keys(shown).length > 0) draft.change(shown);
    if (Object.keys(secret).length > 0) setSecrets({ ...secrets, ...secret });
    // What is wrong stands until it is mended, not longer.
    setProblems(unmended(problems, values, { ...values, ...part }));
  }

  async function attempt<Got extends Reply | undefined>(
    work: () => Promise<Got | 'left'>,
    done: (reply: Got) => string | Written | undefined,
  ) {
    if (busy) return;
    // What was refused stands until the next answer: nothing moves under a press.
    setBusy(true);
    try {
      const reply = await work();
      setProblems({});
      setRefusal(undefined);
      if (reply === 'left') return leave(onLeave);
      const said = done(reply);
      if (said) toastWritten(reply, typeof said === 'string' ? { message: said } : said);
      leave(() => onDone(reply));
    } catch (error) {
      if (!(error instanceof Undecided)) refuse(error);
      else setRefusal(conflict?.undecided);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    const told = problemsOf(error, values, names);
    setProblems(told.problems);
    setFound(told.problems);
    setRefusal(
      told.all ? undefined : typeof failed === 'string' ? messageOf(error, failed) : failed(error),
    );
  }

  /** By the form's own names; those that the form reads by itself say more. */
  function problemsBefore({ body, problems: own = {} }: Read<Body>): Problems {
    // What is not read yet is known by its name in the contract all the same.
    const said = Object.entries(names).map(([name, own]) => [name, values[own]]);
    const sent = { ...Object.fromEntries(said), ...values, ...body };
    const broken = brokenRules(rules, sent, boardState.locale);
    const named = broken.map(([name, words]) => [names[name] ?? name, words]);
    return { ...Object.fromEntries(named), ...own };
  }

  async function sendWhenSure(body: Body) {
    try {
      if (options.sure && !(await options.sure(body))) return;
    } catch (error) {
      return refuse(error);
    }
    const { done } = options;
    let over: Reply | undefined;
    const say = (reply: Reply) => (typeof done === 'function' ? done(reply, body, over) : done);
    const meet = (theirs: Reply) => {
      over = theirs;
    };
    await attempt(() => sendOrAsk(body, meet), say);
  }

  async function sendOrAsk(body: Body, meet: (theirs: Reply) => void): Promise<Reply | 'left'> {
    try {
      return await send(body);
    } catch (error) {
      if (!conflict || !isApiError(error) || error.status !== 412) throw error;
      const theirs = (error.current ?? {}) as Body &
        Reply & { version: number; updated_at?: string };
      const keep = await chooseVersion({
        title: conflict.title,
        mine: conflict.describe(body),
        theirs: conflict.describe(theirs),
        made: theirs.updated_at ? { mine: Date.now(), theirs: Date.parse(theirs.updated_at) } : {},
      });
      if (keep === 'undecided') throw new Undecided();
      if (keep === 'theirs') return 'left';
      meet(theirs);
      return send(body, { version: theirs.version });
    }
  }

  function leave(then: () => void) {
    if (options.stays) {
      draft.restart(open);
      setSecrets(hidden);
    } else draft.discard();
    isOver.current = true;
    then();
  }

  async function close(then: () => void = onLeave) {
    if (asking.current) return;
    asking.current = true;
    const sure = !isFilled(values, initial) || (await maySurelyLeave());
    // The key that answers the question is not to be heard as asking to leave.
    setTimeout(() => {
      asking.current = false;
    });
    if (sure) leave(then);
  }

  return {
    values,
    problems,
    found,
    change,
    busy,
    refusal,
    hindrance,
    field: (name) => ({
      ...(rules[name]?.maxLength !== undefined && { maxLength: rules[name].maxLength }),
      value: values[name],
      error: problems[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    checkbox: (name) => ({
      checked: Boolean(values[name]),
      onChange: (checked) => change({ [name]: checked } as unknown as Partial<Values>),
    }),
    submit() {
      if (busy) return;
      const read = options.read(values);
      const broken = problemsBefore(read);
      if (read.body !== undefined && Object.keys(broken).length === 0) void sendWhenSure(read.body);
      else {
        setProblems(broken);
        setFound(broken);
        setRefusal(undefined);
      }
    },
    attempt: (work, done) =>
      void attempt(
        () => work() as Promise<undefined>,
        () => done,
      ),
    close: (then) => void close(then),
  };
}

class Undecided extends Error {}

/** What may be kept, and what may not. */
function split<Values extends object>(values: Values, secret: readonly string[]) {
  const entries = Object.entries(values);
  return [
    Object.fromEntries(entries.filter(([name]) => !secret.includes(name))),
    Object.fromEntries(entries.filter(([name]) => secret.includes(name))),
  ] as const;
}
