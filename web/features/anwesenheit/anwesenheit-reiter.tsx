import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { type Anwesenheit, anwesenheitssummen, halbtageVon } from '#domain/seminar/anwesenheit.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { UNTERSCHRIEBEN } from '../../texte/seminare/seminarlisten.ts';
import { cx } from '../../ui/cx.ts';
import { Geladen, type LoadFailureProps } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { SearchField } from '../../ui/table/filter-bar.tsx';
import { useSeminar } from '../seminare/seminar-kontext.tsx';
import { UnterschriebeneListe } from '../seminare/unterschriebene-liste.tsx';
import css from './anwesenheit.module.css';
import { ANFANG, type Bereich, eingepasst, gewaehlt, KOPF } from './bereich.ts';
import { Legende, Zaehlung } from './legende.tsx';
import { Leiste } from './leiste.tsx';
import { type Anwesenheitsliste, zuletztErfasst } from './queries.ts';
import { Raster } from './raster.tsx';
import type { Halbtagseintrag } from './speicher.ts';
import { useAnwesenheit } from './use-anwesenheit.ts';
import { type Rasterzeile, rasterzeilen } from './zeilen.ts';

type Anwesend = ReturnType<typeof useAnwesenheit>;

/** Who was there on which half day, entered by keyboard, and what is recognised of it. */
export function AnwesenheitReiter() {
	const { seminar } = useSeminar();
	const anwesenheit = useAnwesenheit(seminar.id);
	return (
		<Geladen
			query={anwesenheit.query}
			lines={12}
			failed={Fehler}
			frame={(stand) => <div className={cx(css.haupt, css.zustand)}>{stand}</div>}
		>
			{(liste) => <Liste liste={liste} anwesenheit={anwesenheit} />}
		</Geladen>
	);
}

const Fehler = ({ onRetry }: LoadFailureProps) => <ErrorBox text={T.ladefehler} onRetry={onRetry} />;

const passt = ({ name, einsatzstelle }: Rasterzeile, suche: string): boolean =>
	`${name} ${einsatzstelle ?? ''}`.toLocaleLowerCase('de').includes(suche.toLocaleLowerCase('de'));

function Liste({ liste, anwesenheit }: { liste: Anwesenheitsliste; anwesenheit: Anwesend }) {
	const { seminar, sitzung, istTraeger } = useSeminar();
	const { offen, wartet, gespeichertUm, erfasse } = anwesenheit;
	const [suche, setSuche] = useState('');
	const [nurAbweichungen, setNurAbweichungen] = useState(false);
	const [bereich, setBereich] = useState<Bereich>(ANFANG);
	// What was said before this page was opened is nobody's doing right now.
	const [fremdeAb] = useState(() => zuletztErfasst(liste));
	const [macheZeilen] = useState(rasterzeilen);
	const getan = useRef<(readonly Halbtagseintrag[])[]>([]);

	const alle = useMemo(() => macheZeilen(liste, offen), [macheZeilen, liste, offen]);
	const abweichende = alle.filter(({ istAbweichend }) => istAbweichend);
	const zeilen = useMemo(
		() => alle.filter((zeile) => passt(zeile, suche) && (!nurAbweichungen || zeile.istAbweichend)),
		[alle, suche, nurAbweichungen],
	);
	const halbtage = halbtageVon(liste.tage);
	const istEintragbar = istTraeger && liste.hindernis === null;
	const groesse = { zeilen: zeilen.length, spalten: halbtage.length };
	const fokus = eingepasst(bereich.fokus, groesse);
	const wahl = gewaehlt({ anker: eingepasst(bereich.anker, groesse), fokus }, groesse);
	const gewaehlte = fokus.spalte === KOPF ? zeilen.slice(wahl.zeilen.von, wahl.zeilen.bis + 1) : [];

	function setze(stand: Anwesenheit, istRest: boolean) {
		const bis = istRest ? halbtage.length - 1 : wahl.spalten.bis;
		const betroffene = zeilen.slice(wahl.zeilen.von, wahl.zeilen.bis + 1);
		const moegliche = betroffene.filter(({ istGeprueft }) => !istGeprueft);
		if (moegliche.length === 0 && betroffene.length > 0) toast.info(T.gesperrt, { text: T.gesperrtText });
		const aenderungen = moegliche.flatMap(({ freiwilligerID, zellen }) =>
			halbtage.slice(wahl.spalten.von, bis + 1).flatMap((halbtag, i) => {
				const vorher = zellen[wahl.spalten.von + i] ?? 'ANWESEND';
				return vorher === stand ? [] : [{ neu: { freiwilligerID, ...halbtag, stand }, vorher }];
			}),
		);
		if (aenderungen.length === 0) return;
		getan.current.push(aenderungen.map(({ neu, vorher }) => ({ ...neu, stand: vorher })));
		erfasse(aenderungen.map(({ neu }) => neu));
	}

	function zurueck() {
		const letztes = getan.current.pop();
		if (letztes) erfasse(letztes);
	}

	const summen = anwesenheitssummen(zeilen, halbtage.length);
	const gesamt = anwesenheitssummen(alle, halbtage.length);
	return (
		<div className={css.rahmen}>
			<div className={css.haupt}>
				<search className={css.filter}>
					<SearchField value={suche} onChange={setSuche} placeholder={T.suche} width={176} />
					<button
						type="button"
						className={css.schalter}
						aria-pressed={nurAbweichungen}
						onClick={() => setNurAbweichungen((vorher) => !vorher)}
					>
						{T.nurAbweichungen} <b>{abweichende.length}</b>
					</button>
					<Text variant="note" ml="auto">
						{T.zeilen(zeilen.length, alle.length)}
					</Text>
					<Speicherzeile offen={offen.size} wartet={wartet} um={gespeichertUm} />
				</search>
				{liste.hindernis ? (
					<Text variant="secondary" pb={8}>
						{liste.hindernis}
					</Text>
				) : (
					istTraeger && <Legende />
				)}
				{zeilen.length === 0 ? (
					<EmptyState title={alle.length > 0 ? T.niemand : istTraeger ? T.leer : T.leerAussen} />
				) : (
					<Raster
						tage={liste.tage}
						zeilen={zeilen}
						summen={summen}
						geprueft={zeilen.filter(({ istGeprueft }) => istGeprueft).length}
						bereich={bereich}
						onBereich={setBereich}
						fremdeAb={fremdeAb}
						ich={sitzung.name}
						istEintragbar={istEintragbar}
						onSetze={setze}
						onZurueck={zurueck}
					/>
				)}
				{istTraeger && alle.length > 0 && (
					<Leiste
						seminarID={seminar.id}
						alle={alle}
						gewaehlte={gewaehlte}
						istDurchgefuehrt={seminar.status === SEMINAR.nr.Durchgefuehrt}
						jeTage={Math.min(liste.tage.length, liste.geplanteTage)}
						speichert={offen.size > 0}
						onAufheben={() => setBereich(ANFANG)}
					/>
				)}
			</div>
			<aside className={css.neben} aria-label={T.halbeTage}>
				{istTraeger && (
					<Section title={UNTERSCHRIEBEN.titel} size="sm" as="h2">
						<UnterschriebeneListe seminarID={seminar.id} />
					</Section>
				)}
				<Zaehlung jeStand={gesamt.jeStand} gesamt={alle.length * halbtage.length} />
			</aside>
			<UnsavedChangesGuard dirty={offen.size > 0} />
		</div>
	);
}

/** Whether everything is with the server, and since when. */
function Speicherzeile({ offen, wartet, um }: { offen: number; wartet: boolean; um: string | null }) {
	return (
		<span role="status">
			{wartet ? (
				<Inline className={css.warnung}>
					<Icon of={IconAlertTriangle} /> {T.wartet(offen)}
				</Inline>
			) : offen > 0 ? (
				<Inline className={css.leise}>
					<Icon of={IconCloudUp} /> {T.speichert}
				</Inline>
			) : (
				um && (
					<Inline className={css.leise}>
						<Icon of={IconCloudCheck} /> {T.gespeichert(um)}
					</Inline>
				)
			)}
		</span>
	);
}
