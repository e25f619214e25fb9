import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vereinbarter } from '#domain/akte/vertragswahl.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { bildadresse } from '../../client/bild.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { Button } from '../../ui/button.tsx';
import { Ampel, type AmpelState } from '../../ui/figures/ampel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Status } from '../status/status.tsx';
import css from './akte.module.css';
import { anzeigename, useAkte } from './akte-kontext.tsx';
import { aktionenDerAkte, findeAktion } from './aktionen.ts';
import { AktionsMenue } from './aktions-menue.tsx';
import { Alter } from './alter.tsx';
import { useAktionsstart } from './dialoge/aktionsstart.ts';
import { zaehle } from './dokumente/gruppen.ts';
import { dokumentenakteQuery } from './dokumente/queries.ts';
import type { Dienstart, Freiwilliger, Vertrag } from './typen.ts';

/** Who it is, in which status, the key facts of that phase, and what can be done at any time. */
/** `blaettern`: the way to the files beside this one in the list it was opened from. */
export function AkteKopf({ blaettern }: { blaettern: ReactNode }) {
	const akte = useAkte();
	const { freiwilliger } = akte;
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const dokumente = useDokumentstand(freiwilliger.id);
	return (
		<FileHeader
			name={anzeigename(freiwilliger)}
			picture={freiwilliger.profilbildUploadID ? bildadresse(freiwilliger.profilbildUploadID) : undefined}
			badge={<Status katalog={FREIWILLIGER} nummer={freiwilliger.status} tinted size="lg" />}
			note={<Alter freiwilliger={freiwilliger} />}
			facts={[...angaben(freiwilliger, dienstarten), ...dokumente]}
			actions={
				<>
					{blaettern}
					<KopfAktionen />
				</>
			}
		/>
	);
}

function KopfAktionen() {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const nachricht = findeAktion(akte, 'nachricht');
	return (
		<>
			{nachricht && (
				<Button icon={IconMail} onClick={() => starte(nachricht)}>
					{AKTE.nachricht} …
				</Button>
			)}
			<AktionsMenue aktionen={aktionenDerAkte(akte)} label={AKTE.weitereAktionen} />
		</>
	);
}

/** How many documents are missing or to be checked; nothing while none is asked for. */
function useDokumentstand(id: string): KeyFact[] {
	const { data } = useQuery(dokumentenakteQuery(id));
	const gefragt = data?.anforderungen.filter(({ status }) => status !== 'NOT_REQUESTED') ?? [];
	if (gefragt.length === 0) return [];
	const { fehlen, zuPruefen, zuUnterschreiben } = zaehle(gefragt);
	const [state, text] = dokumentstand({ fehlen, zuPruefen, zuUnterschreiben, gesamt: gefragt.length });
	return [{ label: AKTE.dokumente, value: <Ampel state={state}>{text}</Ampel> }];
}

function dokumentstand(
	n: Record<'fehlen' | 'zuPruefen' | 'zuUnterschreiben' | 'gesamt', number>,
): [AmpelState, string] {
	if (n.fehlen > 0) return ['missing', AKTE.dokumenteFehlen(n.fehlen, n.gesamt)];
	if (n.zuPruefen > 0) return ['check', AKTE.dokumentePruefen(n.zuPruefen)];
	if (n.zuUnterschreiben > 0) return ['check', AKTE.dokumenteUnterschreiben(n.zuUnterschreiben)];
	return ['ok', AKTE.dokumenteVollstaendig];
}

/** Applicants: what they wish and how to reach them. From the agreement on: what has been agreed. */
export function angaben(freiwilliger: Freiwilliger, dienstarten: readonly Dienstart[]): KeyFact[] {
	const { status, emailUnzustellbarSeit: seit } = freiwilliger;
	const stand =
		status < FREIWILLIGER.nr.BewerbungEinigung ? bewerbung(freiwilliger, dienstarten) : dienst(freiwilliger);
	return seit ? [{ label: AKTE.email, value: AKTE.unzustellbarSeit(formatDatum(tagInBerlin(seit))) }, ...stand] : stand;
}

function bewerbung(f: Freiwilliger, dienstarten: readonly Dienstart[]): KeyFact[] {
	const dienstart = dienstarten.find(({ id }) => id === f.dienstartWunschID)?.kurz;
	const ab = f.gewuenschterBeginn && AKTE.ab(monatsname(f.gewuenschterBeginn));
	return [
		fakt(AKTE.dienstartWunsch, [dienstart, ab].filter(Boolean).join(', '), AKTE.offen),
		fakt(AKTE.wohnort, [f.plz, f.ort].filter(Boolean).join(' '), AKTE.leer),
		...(f.mobil ? [{ label: AKTE.mobil, value: <Telefon nummer={f.mobil} /> }] : []),
		fakt(AKTE.betreuungTraeger, f.traegerBetreuer, AKTE.nochNiemand),
		...(f.bewerbungAbgesendetAm
			? [fakt(AKTE.abgesendetAm, formatDatum(tagInBerlin(f.bewerbungAbgesendetAm)), '')]
			: []),
	];
}

function dienst(f: Freiwilliger): KeyFact[] {
	const vertrag = vereinbarter(f);
	const wunsch = f.wuensche.find(({ id }) => id === vertrag?.wunschID);
	return [
		fakt(AKTE.dienstart, vertrag?.dienstart, AKTE.offen),
		vertrag?.einsatzort
			? { label: AKTE.einsatzort, value: <Ort id={vertrag.einsatzortID} name={vertrag.einsatzort} /> }
			: fakt(AKTE.einsatzort, null, AKTE.offen),
		fakt(AKTE.betreuung, wunsch?.betreuer, AKTE.nochNiemand),
		fakt(AKTE.betreuungTraeger, f.traegerBetreuer, AKTE.nochNiemand),
		...(vertrag?.vertragsnummer ? [{ label: AKTE.vertragsnummer, value: vertrag.vertragsnummer }] : []),
		fakt(AKTE.beginnUndEnde, vertrag && dienstzeit(vertrag), AKTE.offen),
	];
}

/** As it is or was, else as planned. */
function dienstzeit({ dienstantritt, vertragsbeginn, dienstende, geplantesEnde, vertragsende }: Vertrag): string {
	const tage = [dienstantritt ?? vertragsbeginn, dienstende ?? geplantesEnde ?? vertragsende];
	return tage.map((tag) => (tag ? formatDatum(tag) : AKTE.offen)).join(' – ');
}

/** What is missing shows as a grey word. */
const fakt = (label: string, wert: string | null | undefined, sonst: string): KeyFact =>
	wert ? { label, value: wert } : { label, value: sonst, empty: true };

function Ort({ id, name }: { id: string; name: string }) {
	return (
		<TextLink to="/admin/adressen/$id" params={{ id }}>
			{name}
		</TextLink>
	);
}

function Telefon({ nummer }: { nummer: string }) {
	return (
		<a className={css.telefon} href={`tel:${nummer.replace(/[^\d+]/g, '')}`}>
			<Icon of={IconPhone} /> {nummer}
		</a>
	);
}
