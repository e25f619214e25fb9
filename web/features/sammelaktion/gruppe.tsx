import { IconAlertTriangleFilled, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { AKTE } from '../../texte/akte.ts';
import { LISTE } from '../../texte/listen.ts';
import { SAMMEL } from '../../texte/sammelaktion.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { personenname } from '../liste/zellen.tsx';
import css from './sammelaktion.module.css';

interface Gruppenzeile {
	eintragID: string;
	freiwilligerID: string | null;
	vorname: string | null;
	nachname: string | null;
	einsatzort: string | null;
	dienstart?: string | null;
	grund: string | null;
}

interface GruppeProps {
	titel: string;
	/** Of its heading: 3 in a dialog, whose title is the second. */
	ebene?: 2 | 3;
	/** Number of the rule. */
	regel?: string | null;
	/** The rule's words. */
	text?: string | null;
	geht?: boolean;
	zeilen: readonly Gruppenzeile[];
	/** Where rows can be taken out. */
	gewaehlt?: (id: string) => boolean;
	onWahl?: (id: string) => void;
	aside?: ReactNode;
}

const ZUERST = 8;
const MEHR = 200;

/** Rows of one kind: a reason, or those that go. */
export function Gruppe({ titel, ebene = 3, regel, text, geht = false, zeilen, gewaehlt, onWahl, aside }: GruppeProps) {
	const Titel = `h${ebene}` as const;
	const [bis, setBis] = useState(ZUERST);
	return (
		<section className={css.gruppe}>
			<header className={css.kopf}>
				<span className={geht ? css.haken : css.dreieck}>
					<Icon of={geht ? IconCheck : IconAlertTriangleFilled} size={16} />
				</span>
				<div>
					<Titel className={css.titel}>
						{titel} <span className={css.anzahl}>{SAMMEL.anzahl(zeilen.length)}</span>
						{regel && <span className={css.regel}>{AKTE.regel(regel)}</span>}
					</Titel>
					{text && <p>{text}</p>}
				</div>
				{aside && <div className={css.aside}>{aside}</div>}
			</header>
			<ul>
				{zeilen.slice(0, bis).map((zeile) => (
					<li key={zeile.eintragID} className={css.zeile}>
						<span className={css.name}>
							{onWahl && gewaehlt ? (
								<CheckboxField
									label={nameVon(zeile)}
									checked={gewaehlt(zeile.eintragID)}
									onChange={() => onWahl(zeile.eintragID)}
								/>
							) : (
								nameVon(zeile)
							)}
						</span>
						<span className={css.still}>{zeile.einsatzort}</span>
						<span className={css.still}>{zeile.dienstart === null ? LISTE.offen : zeile.dienstart}</span>
						<span>{zeile.grund}</span>
						{zeile.freiwilligerID && (
							<TextLink to="/admin/freiwillige/$id" params={{ id: zeile.freiwilligerID }}>
								{SAMMEL.zurAkte}
							</TextLink>
						)}
					</li>
				))}
			</ul>
			{zeilen.length > bis && (
				<TextButton className={css.mehr} onClick={() => setBis(bis + MEHR)}>
					{SAMMEL.weitereZeilen(zeilen.length - bis)}
				</TextButton>
			)}
		</section>
	);
}

const nameVon = (zeile: Gruppenzeile): string => (zeile.freiwilligerID ? personenname(zeile) : SAMMEL.nichtDa);
