import type { FastifyReply } from 'fastify';
import { FEHLER } from '#domain/scim/schemata.ts';
import { SCIM_TYPEN, type ScimTyp } from '#domain/scim/verstoss.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Answers in the form of SCIM, also what it refuses. */
		inScim?: boolean;
	}
}

export const SCIM_JSON = 'application/scim+json';

/** Rules of the portal that SCIM has a word for. */
const TYP: Readonly<Record<string, ScimTyp>> = { EMAIL: 'uniqueness', UNLESBAR: 'invalidSyntax' };

/** A refusal as RFC 7644 §3.12 has it: what violates a rule of a field is a wrong value there. */
export function antworteInScim(
	reply: FastifyReply,
	{ http, code, message }: { readonly http: number; readonly code: string; readonly message: string },
): FastifyReply {
	const status = http === 422 ? 400 : http;
	const eigener = SCIM_TYPEN.find((typ) => typ === code) ?? TYP[code] ?? (status === 400 ? 'invalidValue' : undefined);
	return reply
		.code(status)
		.type(SCIM_JSON)
		.serializer(JSON.stringify)
		.send({
			schemas: [FEHLER],
			status: String(status),
			...(eigener ? { scimType: eigener } : {}),
			detail: message,
		});
}
