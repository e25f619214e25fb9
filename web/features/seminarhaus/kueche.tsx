import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { KOST_LABEL, kurzerTag, MAHLZEIT_LABEL, personen, wechselworte } from '#domain/seminar/haus/worte.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Seminarhaus } from '../seminare/haus-query.ts';
import css from './haus.module.css';
import { Notfallblatt } from './papier.tsx';

type Kueche = NonNullable<Seminarhaus['kueche']>;
type Wechsel = Kueche['wechsel'][number];

interface KuecheProps {
	seminarID: string;
	haus: Seminarhaus;
	kueche: Kueche;
}

/** Numbers per meal and diet, allergies without names. */
export function Kueche({ seminarID, haus, kueche }: KuecheProps) {
	return (
		<>
			<header className={css.spaltenkopf}>
				<h2 className={css.ueberschrift}>{T.kueche}</h2>
				<span className={css.leise}>
					{haus.gaeste.some(({ art }) => art === 'LEITUNG') ? T.mitLeitung(kueche.personen) : personen(kueche.personen)}
				</span>
			</header>
			{kueche.zeilen.length === 0 || kueche.personen === 0 ? (
				<p className={css.leise}>{kueche.personen === 0 ? T.niemand : T.keineMahlzeiten}</p>
			) : (
				<Mahlzeiten kueche={kueche} />
			)}
			<Wechselliste haus={haus} wechsel={kueche.wechsel} />
			<h3 className={css.unterUeberschrift}>{T.allergien}</h3>
			{kueche.allergien.length === 0 && <p className={css.leise}>{T.keineAllergien}</p>}
			<dl className={css.allergien}>
				{kueche.allergien.map(({ bezeichnung, anzahl }) => (
					<div key={bezeichnung}>
						<dt>{bezeichnung}</dt>
						<dd>{anzahl}</dd>
					</div>
				))}
			</dl>
			<Notfallblatt seminarID={seminarID} />
			<p className={css.leise}>
				{T.protokolliert} {haus.loeschungAm && T.wirdGeloescht(formatDatum(haus.loeschungAm))}
			</p>
		</>
	);
}

function Mahlzeiten({ kueche: { zeilen, kostarten } }: { kueche: Kueche }) {
	return (
		<table className={css.mahlzeiten}>
			<thead>
				<tr>
					<th scope="col">{T.tag}</th>
					<th scope="col">{T.mahlzeit}</th>
					{kostarten.map((art) => (
						<th key={art} scope="col" className={css.zahl} abbr={KOST_LABEL[art]}>
							{T.kost[art]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{zeilen.map((zeile, i) => {
					const davor = zeilen[i - 1];
					return (
						<tr key={`${zeile.tag}${zeile.mahlzeit}`} className={davor?.tag === zeile.tag ? undefined : css.neuerTag}>
							<th scope="row">
								{davor?.tag === zeile.tag ? (
									<VisuallyHidden component="span">{kurzerTag(zeile.tag)}</VisuallyHidden>
								) : (
									kurzerTag(zeile.tag).slice(0, -3)
								)}
							</th>
							<td>{MAHLZEIT_LABEL[zeile.mahlzeit]}</td>
							{kostarten.map((art) => (
								<td key={art} className={css.zahl}>
									{davor && davor.kost[art] !== zeile.kost[art] ? (
										<b>
											{zeile.kost[art]} <VisuallyHidden component="span">({T.geaendert})</VisuallyHidden>
										</b>
									) : (
										zeile.kost[art]
									)}
								</td>
							))}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** Why a number changes, in words; who it is, one step away. */
function Wechselliste({ haus, wechsel }: { haus: Seminarhaus; wechsel: readonly Wechsel[] }) {
	const [offen, setOffen] = useState<Wechsel | null>(null);
	const name = (id: string) => haus.gaeste.find((gast) => gast.id === id)?.name ?? '';
	return (
		<>
			{wechsel.map((einer) => (
				<p key={`${einer.tag}${einer.mahlzeit}`} className={css.wechsel}>
					<span>{wechselworte(einer)}</span>
					<button type="button" className={css.wer} onClick={() => setOffen(einer)}>
						{T.werIstDas}
					</button>
				</p>
			))}
			{offen && (
				<Dialog
					opened
					onClose={() => setOffen(null)}
					title={T.werTitel}
					subtitle={wechselworte(offen)}
					cancel={UI.schliessen}
				>
					<ul className={css.werListe}>
						{offen.kommen.map((id) => (
							<li key={id}>
								{name(id)} {T.kommtAn}
							</li>
						))}
						{offen.gehen.map((id) => (
							<li key={id}>
								{name(id)} {T.reistAb}
							</li>
						))}
					</ul>
				</Dialog>
			)}
		</>
	);
}
