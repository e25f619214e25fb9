import { Title } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { alterAm } from '#domain/datum.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Anforderung, Dokument } from '../akte/dokumente/queries.ts';
import { akteQuery } from '../akte/queries.ts';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import { personenname } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import css from './pruefliste.module.css';

interface PersonProps {
	zeile: Dokumentzeile;
	anforderung: Anforderung;
	dokument: Dokument;
	heute: string;
}

/** Whose document it is, and what of the person it has to agree with. */
export function Person({ zeile, anforderung, dokument, heute }: PersonProps) {
	const { data: akte } = useQuery(akteQuery(zeile.freiwilligerID));
	const person = akte?.freiwilliger;
	const alter = person?.geburtsdatum ? TEXT.jahre(alterAm(person.geburtsdatum, heute)) : null;
	const streng = anforderung.stufen.find(({ stufe }) => stufe === anforderung.stufe);
	return (
		<>
			<div className={css.wer}>
				<Avatar name={personenname(zeile)} />
				<p>
					<b>{[zeile.vorname, zeile.nachname].filter(Boolean).join(' ')}</b>
					<br />
					<span className={css.leise}>{[alter, zeile.einsatzstelle].filter(Boolean).join(', ')}</span>
				</p>
				<TextLink to="/admin/freiwillige/$id/akte" params={{ id: zeile.freiwilligerID }} className={css.zurAkte}>
					{TEXT.akte} <Icon of={IconArrowUpRight} size={14} />
				</TextLink>
			</div>
			<div>
				<Title order={2} fz={15} lh="22px" fw={650} mb={4}>
					{anforderung.bezeichnung}
				</Title>
				<Status katalog={DOKUMENT} nummer={dokument.status} tinted />
				{streng && (
					<p className={css.leise}>
						{TEXT.noetig(
							STUFE_BEZEICHNUNG[streng.stufe],
							formatStatus(FREIWILLIGER, streng.abStatus as FreiwilligerStatus),
						)}
					</p>
				)}
			</div>
			<Section title={TEXT.vergleich} size="sm">
				{person ? (
					<dl className={css.vergleich}>
						<Angabe titel={TEXT.name} wert={personenname(zeile)} />
						<Angabe titel={TEXT.geburtsdatum} wert={formatDatum(person.geburtsdatum)} />
						<Angabe titel={TEXT.anschrift} wert={anschrift(person)} />
					</dl>
				) : (
					<SkeletonLines />
				)}
			</Section>
		</>
	);
}

const Angabe = ({ titel, wert }: { titel: string; wert: string }) => (
	<>
		<dt>{titel}</dt>
		<dd>{wert || <span className={css.leise}>{TEXT.fehlt}</span>}</dd>
	</>
);

type Wohnort = Partial<Record<'strasse' | 'hausnummer' | 'plz' | 'ort', string | null>>;

const anschrift = ({ strasse, hausnummer, plz, ort }: Wohnort): string =>
	[
		[strasse, hausnummer],
		[plz, ort],
	]
		.map((teile) => teile.filter(Boolean).join(' '))
		.filter(Boolean)
		.join(', ');
