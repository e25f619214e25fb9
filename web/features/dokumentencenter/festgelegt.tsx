import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { AENDERBAR_VEROEFFENTLICHT, type DokumentSpecFelder } from '#domain/dokumentspec/dokumentspec-felder.ts';
import { specworte } from '#domain/dokumentspec/worte.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Section } from '../../ui/layout/page.tsx';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import css from './dokumentencenter.module.css';
import type { SpecGanz } from './queries.ts';

/** Stands beside it with its own words. */
const ANDERSWO: readonly (keyof DokumentSpecFelder)[] = ['vorlageText', 'vorlageUploadID', 'feldzuordnungen', 'stufen'];

/** What can't be changed any more, as plain text. */
export function Festgelegt({ spec }: { spec: SpecGanz }) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const gruppierungen = useGruppierungen().flatMap(({ eintraege }) => eintraege);
	const name = (id: string) =>
		dienstarten.find((d) => d.id === id)?.kurz ?? gruppierungen.find((g) => g.id === id)?.bezeichnung ?? '';
	const offen = spec.status === DOKUMENTSPEC.nr.Veroeffentlicht ? AENDERBAR_VEROEFFENTLICHT : [];
	const felder = (Object.keys(SPEC_BEZEICHNUNG) as (keyof DokumentSpecFelder)[]).filter(
		(feld) => !ANDERSWO.includes(feld) && !offen.includes(feld),
	);
	return (
		<Section title={T.festgelegt}>
			<Text variant="secondary">
				{spec.status === DOKUMENTSPEC.nr.Veroeffentlicht ? T.festgelegtText : T.nichtMehrAenderbar}
			</Text>
			<dl className={css.werte}>
				{felder.map((feld) => (
					<div key={feld}>
						<dt>{SPEC_BEZEICHNUNG[feld]}</dt>
						<dd>{specworte(spec, feld, name) ?? T.ohne}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
