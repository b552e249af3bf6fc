import type { Flag } from '../row.ts';

export interface ConversationsTable {
  user_id: string;
  id: string;
  title: string;
  pinned: Flag;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface ConversationMessagesTable {
  user_id: string;
  conversation_id: string;
  id: string;
  /** Epoch ms. */
  said_at: number;
  role: 'user' | 'assistant';
  content: string;
  /** JSON: how it ended, and what was proposed and became of it. */
  details: string;
}

export interface ConversationTables {
  conversations: ConversationsTable;
  conversation_messages: ConversationMessagesTable;
}
