import { vi } from 'vitest';

/** How soon is a matter of what else the machine does; what hasn't come by then never will. */
const GEDULD_MS = 100_000;

/** What is soon to be so, and is asked every `takt` milliseconds until it doesn't throw any more. */
export const bald = <T>(frage: () => T | Promise<T>, takt = 50): Promise<T> =>
	vi.waitFor(frage, { timeout: GEDULD_MS, interval: takt });
