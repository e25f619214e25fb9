import type { RawBuilder } from 'kysely';

/** Reads with two statements at once, which travel as one packet on one connection, or with one. */
export interface Leser {
	eine<A>(a: RawBuilder<A>): Promise<readonly A[]>;
	zusammen<A, B>(a: RawBuilder<A>, b: RawBuilder<B>): Promise<readonly [readonly A[], readonly B[]]>;
}
