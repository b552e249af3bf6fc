import enLate from '../../shell/src/messages/late/en.json' with { type: 'json' };
import zhLate from '../../shell/src/messages/late/zh-CN.json' with { type: 'json' };
import enEarly from '../../shell/src/messages/signed-in/en.json' with { type: 'json' };
import zhEarly from '../../shell/src/messages/signed-in/zh-CN.json' with { type: 'json' };

/** What the shell says to who has signed in, whenever it is loaded. */
export const en = { ...enEarly, ...enLate };
export const zh = { ...zhEarly, ...zhLate };
