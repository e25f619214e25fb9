/** Codes that stand in for the second factor when the app is out of reach; each is good once. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';
import { base32 } from './totp.ts';

const ANZAHL = 10;
const BYTES = 10;

/** 80 bit each, in groups of four. */
export const neueCodes = (): readonly string[] =>
	Array.from({ length: ANZAHL }, () => base32(randomBytes(BYTES)).replaceAll(/.{4}(?=.)/g, '$&-'));

/** Upper or lower case, with or without the dashes. */
const hashVon = (userID: string, code: string): Buffer =>
	createHash('sha256')
		.update(`${userID} ${code.toUpperCase().replaceAll(/[\s-]/g, '')}`)
		.digest();

/** The statements that put these codes in place of all before. */
export const speichereCodes = (db: Kysely<DB>, userID: string, codes: readonly string[]) => [
	db.deleteFrom('wiederherstellungscode').where('user_id', '=', userID),
	db
		.insertInto('wiederherstellungscode')
		.values(codes.map((code) => ({ user_id: userID, code_hash: hashVon(userID, code) }))),
];

/** Uses a code up; false: it is none. */
export async function loeseCodeEin(db: Kysely<DB>, userID: string, code: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('wiederherstellungscode')
		.where('user_id', '=', userID)
		.where('code_hash', '=', hashVon(userID, code))
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
