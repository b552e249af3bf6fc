/** The protocol's messages, as far as they are used. */
export type ChatMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string | readonly ContentPart[] }
  | { role: 'assistant'; content: string; tool_calls?: readonly ToolCallMessage[] }
  | { role: 'tool'; content: string; tool_call_id: string };

type ContentPart =
  | { type: 'text'; text: string }
  /** A `data:` address: the picture itself. */
  | { type: 'image_url'; image_url: { url: string } };

interface ToolCallMessage {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}
