import type { RawBuilder } from 'kysely';

/** Reads with two statements at once: they travel as one packet on one connection. */
export interface Leser {
	zusammen<A, B>(a: RawBuilder<A>, b: RawBuilder<B>): Promise<readonly [readonly A[], readonly B[]]>;
}
