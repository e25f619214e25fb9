import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { wochenbeginn } from '#domain/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Abdeckungsleiste } from './abdeckung.tsx';
import { Balken } from './balken.tsx';
import { breite, lege, stelle, tagAn } from './masse.ts';
import css from './planer.module.css';
import type { Plangruppe, Planseminar } from './queries.ts';
import type { Zeilenmass } from './zeilenmass.ts';

interface GruppenzeileProps {
	gruppe: Plangruppe;
	seminare: readonly Planseminar[];
	/** Days that fill the width of the coverage. */
	voll: number;
	mass: Zeilenmass;
}

export const Gruppenzeile = memo(function Gruppenzeile({ gruppe, seminare, voll, mass }: GruppenzeileProps) {
	const { id, bezeichnung, dienstarten, mitglieder, maxTeilnehmer, von } = gruppe;
	const [erste, ...weitere] = dienstarten;
	const spaeter = von !== null && von.slice(0, 7) > mass.achse.start.slice(0, 7);
	return (
		<Zeile
			name={bezeichnung}
			anlegen={T.anlegenFuer(bezeichnung)}
			gruppe={gruppe}
			seminare={seminare}
			mass={mass}
			kopf={
				<>
					<Group gap={0} wrap="nowrap" miw={0}>
						<TextLink
							to="/admin/seminargruppen/$id"
							params={{ id }}
							className={css.gruppe}
							title={[bezeichnung, ...dienstarten].join(', ')}
						>
							{bezeichnung}
						</TextLink>
						<span className={css.dazu}>
							{spaeter && <span className={css.leise}>{T.ab(monat(von, bezeichnung))}</span>}
							{erste && (
								<span className={css.arten} title={dienstarten.join(', ')}>
									<Tag>{erste}</Tag>
									{weitere.length > 0 && <span className={css.leise}>+{weitere.length}</span>}
								</span>
							)}
						</span>
						<span className={css.mitglieder} title={T.mitgliederLang(mitglieder, maxTeilnehmer)}>
							{T.mitglieder(mitglieder, maxTeilnehmer)}
						</span>
					</Group>
					<Abdeckungsleiste gruppe={gruppe} voll={voll} />
				</>
			}
		/>
	);
});

/** Beside a long name only a short month has room. */
const monat = (tag: string, name: string): string =>
	(name.length > 8 ? T.monate : T.monateLang)[Number(tag.slice(5, 7)) - 1] ?? '';

/** Those for nobody in particular. */
export function OffeneZeile({ seminare, mass }: { seminare: readonly Planseminar[]; mass: Zeilenmass }) {
	const tage = seminare.reduce((summe, { geplanteTage }) => summe + geplanteTage, 0);
	const frei = seminare
		.filter(({ status, von }) => status === SEMINAR.nr.Published && (von ?? '') >= mass.heute)
		.reduce((summe, { belegt, maxTeilnehmer }) => summe + Math.max(0, (maxTeilnehmer ?? belegt) - belegt), 0);
	return (
		<Zeile
			offen
			name={T.offene}
			anlegen={T.offenesAnlegen}
			gruppe={null}
			seminare={seminare}
			mass={mass}
			kopf={
				<>
					<span className={css.gruppe}>{T.offene}</span>
					<span className={css.leise}>
						{T.fuerAlle(tage)},{' '}
						<TextLink to="/admin/seminare" search={{ ansicht: 'alle', f: NUR_FREIE }}>
							{T.frei(frei)}
						</TextLink>
					</span>
				</>
			}
		/>
	);
}

const NUR_FREIE = { und: [{ feld: 'nurFreie', op: 'gleich', wert: true }] } as const as never;

interface ZeileProps {
	name: string;
	kopf: ReactNode;
	anlegen: string;
	gruppe: Plangruppe | null;
	seminare: readonly Planseminar[];
	mass: Zeilenmass;
	offen?: boolean;
}

/** Words take about so many pixels, and not more than so many. */
const wortbreite = (titel: string): number => Math.min(150, 24 + Math.max(titel.length * 6.7, 76));

function Zeile({ name, kopf, anlegen, gruppe, seminare, mass, offen = false }: ZeileProps) {
	const { achse, heute, breiteGanz, onNeu } = mass;
	const px = (prozent: number) => (prozent / 100) * breiteGanz;
	const { jeID, reihen } = lege(
		seminare.flatMap(({ id, von, bis, bezeichnung, termine }) => {
			if (von === null || bis === null) return [];
			const links = px(stelle(achse, von));
			const bisErster = termine[0]?.bis ?? bis;
			return [{ id, von: links, bis: links + px(breite(achse, von, bisErster, 4)), wort: wortbreite(bezeichnung) }];
		}),
		{ heute: heute >= achse.start && heute <= achse.ende ? px(stelle(achse, heute)) : null, ganz: breiteGanz },
	);
	const beiKlick = (event: MouseEvent<HTMLDivElement>) => {
		if (event.target !== event.currentTarget) return;
		const { left, width } = event.currentTarget.getBoundingClientRect();
		onNeu({ gruppe, von: wochenbeginn(tagAn(achse, (event.clientX - left) / width)) });
	};
	const hoehe = 28 + reihen * 44;
	return (
		<li
			className={cx(css.zeile, offen && css.offen)}
			style={{ '--hoehe': `${hoehe}px` } as CSSProperties}
			aria-label={name}
		>
			<div className={css.kopf}>
				{kopf}
				<IconButton
					icon={IconPlus}
					size="xs"
					variant="bare"
					label={anlegen}
					className={css.plus}
					data-print="hide"
					onClick={() => onNeu({ gruppe, von: null })}
				/>
			</div>
			{/* The button in the cell before does the same by keyboard. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for the pointer */}
			<div className={css.linie} onClick={beiKlick}>
				{seminare.map((seminar) => {
					const platz = jeID.get(seminar.id);
					return (
						platz && (
							<Balken
								key={seminar.id}
								seminar={seminar}
								platz={platz}
								konflikte={mass.konflikteVon(seminar.id)}
								mass={mass}
							/>
						)
					);
				})}
			</div>
		</li>
	);
}
