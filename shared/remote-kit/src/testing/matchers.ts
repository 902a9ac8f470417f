import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long a test waits for what has to come; the default of a second is too little where a machine is busy with more.
configure({ asyncUtilTimeout: 10_000 });
