import type { AssistantStatus } from '@board/contracts/calls/assistant';
import { proxy } from 'valtio';
import type { Chosen } from './branches.ts';
import type { ChatMessage } from './message.ts';

interface Conversation {
  /** Whose it is; nobody's before the panel knows. */
  personId: string;
  /** None before it is known which one was the last. */
  id: string;
  /** The server has it. */
  stored: boolean;
  /** Why the last of it is on this page alone. */
  unsaved: string | undefined;
  /** Of all branches, in the order in which they were said. */
  messages: ChatMessage[];
  /** Without a network it may be an older copy: nothing is asked before the server's has come. */
  behind: boolean;
  /** What was said or looked at here, where there are several branches. */
  chosen: Chosen;
  /** The question that is being written anew. */
  editing: string | undefined;
  /** Thinking until the first word, then writing. */
  phase: 'idle' | 'thinking' | 'writing';
  /** The reply that is being written here. */
  writing: string;
  /** A reply has come to its end since the panel is open. */
  finished: boolean;
  /** What the last reply said about who answers. */
  status: AssistantStatus | undefined;
}

export const nothing = {
  id: '',
  stored: false,
  unsaved: undefined,
  chosen: {},
  editing: undefined,
  phase: 'idle',
  writing: '',
  finished: false,
} as const;

export const conversation = proxy<Conversation>({
  ...nothing,
  personId: '',
  messages: [],
  behind: false,
  status: undefined,
});
