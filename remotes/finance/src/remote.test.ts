import { describeRemote } from '@board/test-kit/contract';
import descriptor from '../remote.json';
import { remote } from './remote.tsx';

describeRemote(remote, descriptor);
