/** The protocol's messages, as far as they are used. */
export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: readonly ToolCallMessage[] }
  | { role: 'tool'; content: string; tool_call_id: string };

interface ToolCallMessage {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}
