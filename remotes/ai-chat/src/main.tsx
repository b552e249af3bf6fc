import '@board/ui/tokens.css';
import '@board/ui/base.css';
import { runStandalone } from '@board/test-kit/standalone';
import { remote } from './remote.tsx';

void runStandalone('ai-chat', remote);
