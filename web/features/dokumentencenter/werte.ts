import type { useForm } from '@mantine/form';
import { type DokumentSpecFelder, OHNE_ANGABEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import type { SpecGanz } from './queries.ts';

/** What the form holds: the fields of the specification. */
export type Specwerte = Pick<SpecGanz, keyof DokumentSpecFelder>;

export type Specformular = ReturnType<typeof useForm<Specwerte>>;

const FELDER = Object.keys(OHNE_ANGABEN) as (keyof DokumentSpecFelder)[];

export const werteVon = (spec: SpecGanz): Specwerte =>
	Object.fromEntries(FELDER.map((feld) => [feld, spec[feld]])) as unknown as Specwerte;

/** Only what differs is sent: a published specification refuses the rest. */
export function geaenderte(werte: Specwerte, spec: SpecGanz): Partial<Specwerte> {
	const anders = FELDER.filter((feld) => JSON.stringify(werte[feld]) !== JSON.stringify(spec[feld]));
	return Object.fromEntries(anders.map((feld) => [feld, werte[feld]])) as Partial<Specwerte>;
}
