import { z } from 'zod';

type Zuschnitt = (wert: unknown) => unknown;
interface Def {
	readonly type: string;
	readonly innerType?: z.ZodType;
	readonly element?: z.ZodType;
}

const unveraendert: Zuschnitt = (wert) => wert;
const FLACH: ReadonlySet<string> = new Set([
	'string',
	'number',
	'int',
	'boolean',
	'null',
	'literal',
	'enum',
	'undefined',
	'void',
]);
const HUELLE: ReadonlySet<string> = new Set(['nullable', 'optional', 'default', 'readonly', 'nonoptional']);

/**
 * Cuts a value down to what its schema declares, without checking it: what isn't in the contract doesn't leave, and a
 * list of fifty rows costs a tenth. Schemas of other kinds are applied in full.
 */
export function zuschnitt(schema: z.ZodType): Zuschnitt {
	const def = schema.def as unknown as Def;
	if (FLACH.has(def.type)) return unveraendert;
	if (HUELLE.has(def.type) && def.innerType) return mitLeerem(zuschnitt(def.innerType));
	if (def.type === 'array' && def.element) return jedes(zuschnitt(def.element));
	if (def.type === 'object') return felder((schema as z.ZodObject).shape);
	return (wert) => z.encode(schema, wert as never);
}

const mitLeerem = (innen: Zuschnitt): Zuschnitt =>
	innen === unveraendert ? unveraendert : (wert) => (wert === null || wert === undefined ? wert : innen(wert));

const jedes = (element: Zuschnitt): Zuschnitt =>
	element === unveraendert ? unveraendert : (wert) => (wert as readonly unknown[]).map(element);

function felder(shape: z.ZodRawShape): Zuschnitt {
	const teile = Object.entries(shape).map(([name, schema]) => [name, zuschnitt(schema as z.ZodType)] as const);
	return (wert) => {
		const quelle = wert as Readonly<Record<string, unknown>>;
		const ziel: Record<string, unknown> = {};
		for (const [name, schneide] of teile) if (quelle[name] !== undefined) ziel[name] = schneide(quelle[name]);
		return ziel;
	};
}
