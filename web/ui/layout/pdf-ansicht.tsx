import { Box, Flex, Stack, Text } from '@mantine/core';
import {
	IconChevronLeft,
	IconChevronRight,
	IconDownload,
	IconRotateClockwise,
	IconZoomIn,
	IconZoomOut,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { IconButton } from '../button.tsx';
import { ErrorBox, SkeletonLines } from '../feedback/states.tsx';
import { Span } from '../span.ts';
import css from './pdf-ansicht.module.css';
import './pdf-worker.ts';

const TEXT = UNTERSCHRIFT;
const STUFEN = [0.75, 1, 1.25, 1.5, 2] as const;
const BREITE = 780;
/** What has to be read is never narrower, however narrow the screen: print of 11 points is then 10 pixels high. */
const LESBAR = 560;
const RAND = 48;
const ABSTAND = 16;
const VIERTEL = 90;
/** Scrolled by keyboard as well; there is nothing in it to focus. */
const ROLLBAR = { tabIndex: 0 };

/** Pages that have their height, and how they were asked for: turned or widened they all lose it for a moment. */
interface Gemalt {
	mass: string;
	seiten: readonly number[];
}

interface PdfAnsichtProps {
	pdf: Blob;
	/** Names it to screen readers, and the file that is saved. */
	titel: string;
	/** Scans lie on their side at times. */
	drehbar?: boolean;
	/** Has to be read: once its end has been in view, at a size that can be. */
	onEnde?: () => void;
}

/** A document page below page, with its text for screen readers. Heavy: load it lazily. */
export default function PdfAnsicht({ pdf, titel, drehbar = false, onEnde }: PdfAnsichtProps) {
	const flaeche = useRef<HTMLElement>(null);
	const [seiten, setSeiten] = useState(0);
	const [fortschritt, setFortschritt] = useState(0);
	const [seite, setSeite] = useState(1);
	const [stufe, setStufe] = useState(1);
	const [drehung, setDrehung] = useState(0);
	const breite = useBreite(flaeche);
	const [gemalt, setGemalt] = useState<Gemalt>({ mass: '', seiten: [] });
	const gesehen = () => {
		setFortschritt((bisher) => Math.max(bisher, anteil(flaeche.current)));
		setSeite(seiteVorn(flaeche.current));
	};
	const zoom = STUFEN[stufe] ?? 1;
	const lesbar = onEnde ? LESBAR : 0;
	const passend = Math.max(lesbar, Math.min(BREITE, breite - RAND));
	const seitenbreite = passend * zoom;
	const istKleinste = stufe === 0 || passend * (STUFEN[stufe - 1] ?? 1) < lesbar;
	const mass = `${seitenbreite} ${drehung}`;
	const istGemalt = gemalt.mass === mass && gemalt.seiten.length === seiten;
	const merke = (nummer: number) =>
		setGemalt((bisher) => {
			const schon = bisher.mass === mass ? bisher.seiten.filter((n) => n !== nummer) : [];
			return { mass, seiten: [...schon, nummer] };
		});
	return (
		<Stack gap={0} mih={0} flex={1}>
			<div className={css.leiste}>
				<Text component="strong" fw={550} truncate maw="max-content" flex="1 1 120px">
					{titel}
				</Text>
				{seiten > 0 && <Span variant="muted">{TEXT.umfang(seiten, formatDateigroesse(pdf.size))}</Span>}
				<Flex component="span" gap={4} align="center" ml="auto">
					{seiten > 1 && (
						<Blaettern seite={seite} seiten={seiten} onSeite={(nummer) => springeZu(flaeche.current, nummer)} />
					)}
					<IconButton
						icon={IconZoomOut}
						label={TEXT.kleiner}
						variant="bare"
						disabled={istKleinste}
						onClick={() => setStufe(stufe - 1)}
					/>
					<Span variant="muted">{Math.round(zoom * 100)} %</Span>
					<IconButton
						icon={IconZoomIn}
						label={TEXT.groesser}
						variant="bare"
						disabled={stufe === STUFEN.length - 1}
						onClick={() => setStufe(stufe + 1)}
					/>
					{drehbar && (
						<IconButton
							icon={IconRotateClockwise}
							label={TEXT.drehen}
							variant="bare"
							onClick={() => setDrehung((drehung + VIERTEL) % (4 * VIERTEL))}
						/>
					)}
					<IconButton
						icon={IconDownload}
						label={TEXT.herunterladen}
						variant="bare"
						onClick={() => sichere(pdf, titel)}
					/>
				</Flex>
			</div>
			<progress className={css.fortschritt} max={1} value={fortschritt} aria-hidden="true" />
			<section ref={flaeche} className={css.flaeche} {...ROLLBAR} aria-label={TEXT.dokument(titel)} onScroll={gesehen}>
				<Document
					file={pdf}
					// What isn't there yet would take the whole area away, and the focus with it.
					suspense={false}
					loading={<SkeletonLines />}
					error={<ErrorBox text={TEXT.nichtLesbar} />}
					onLoadSuccess={({ numPages }) => setSeiten(numPages)}
				>
					{nummern(seiten).map((nummer) => (
						<Page
							key={nummer}
							className={css.seite}
							pageNumber={nummer}
							width={seitenbreite}
							rotate={drehung || null}
							renderAnnotationLayer={false}
							loading=""
							onRenderSuccess={() => merke(nummer)}
						/>
					))}
				</Document>
				{seiten > 0 && istGemalt && <Ende flaeche={flaeche} onEnde={onEnde} />}
			</section>
		</Stack>
	);
}

interface BlaetternProps {
	seite: number;
	seiten: number;
	onSeite: (nummer: number) => void;
}

function Blaettern({ seite, seiten, onSeite }: BlaetternProps) {
	return (
		<span className={css.blaettern}>
			<IconButton
				icon={IconChevronLeft}
				label={TEXT.vorige}
				variant="bare"
				disabled={seite <= 1}
				onClick={() => onSeite(seite - 1)}
			/>
			<Span variant="muted">
				<span aria-hidden>
					{seite} / {seiten}
				</span>
				<span className={css.versteckt}>{TEXT.seite(seite, seiten)}</span>
			</Span>
			<IconButton
				icon={IconChevronRight}
				label={TEXT.naechste}
				variant="bare"
				disabled={seite >= seiten}
				onClick={() => onSeite(seite + 1)}
			/>
		</span>
	);
}

/** Stands behind the last page, as soon as every page has its height. */
function Ende({ flaeche, onEnde }: { flaeche: RefObject<HTMLElement | null>; onEnde: (() => void) | undefined }) {
	const ende = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!ende.current || !onEnde) return;
		// A busy browser tells of several sights at once, the oldest first.
		const gesehen = (sichten: readonly IntersectionObserverEntry[]) =>
			sichten.some(({ isIntersecting }) => isIntersecting) && onEnde();
		const beobachter = new IntersectionObserver(gesehen, { root: flaeche.current });
		beobachter.observe(ende.current);
		return () => beobachter.disconnect();
	}, [flaeche, onEnde]);
	return <Box ref={ende} h={1} />;
}

const nummern = (anzahl: number): number[] => Array.from({ length: anzahl }, (_, i) => i + 1);

function anteil(flaeche: HTMLElement | null): number {
	if (!flaeche) return 0;
	const weg = flaeche.scrollHeight - flaeche.clientHeight;
	return weg <= 0 ? 1 : Math.min(1, flaeche.scrollTop / weg);
}

const blaetter = (flaeche: HTMLElement): Element[] => [...flaeche.querySelectorAll(`.${css.seite}`)];

/** Page that takes the middle; at the very end the last, however short it is. */
function seiteVorn(flaeche: HTMLElement | null): number {
	if (!flaeche) return 1;
	const seiten = blaetter(flaeche);
	if (anteil(flaeche) === 1) return Math.max(1, seiten.length);
	const { top, height } = flaeche.getBoundingClientRect();
	const davor = seiten.filter((seite) => seite.getBoundingClientRect().top <= top + height / 2);
	return Math.max(1, davor.length);
}

function springeZu(flaeche: HTMLElement | null, nummer: number): void {
	const seite = flaeche && blaetter(flaeche)[nummer - 1];
	if (!seite) return;
	flaeche.scrollBy({ top: seite.getBoundingClientRect().top - flaeche.getBoundingClientRect().top - ABSTAND });
}

/** Width of what the pages stand in. */
function useBreite(flaeche: RefObject<HTMLElement | null>): number {
	const [breite, setBreite] = useState(BREITE + RAND);
	useEffect(() => {
		if (!flaeche.current) return;
		const beobachter = new ResizeObserver((groessen) => {
			const jetzt = groessen.at(-1)?.contentRect.width ?? 0;
			// Of what isn't shown nothing is known.
			if (jetzt > 0) setBreite(jetzt);
		});
		beobachter.observe(flaeche.current);
		return () => beobachter.disconnect();
	}, [flaeche]);
	return breite;
}

function sichere(pdf: Blob, titel: string): void {
	const url = URL.createObjectURL(pdf);
	const link = document.createElement('a');
	link.href = url;
	link.download = /\.pdf$/i.test(titel) ? titel : `${titel}.pdf`;
	link.click();
	URL.revokeObjectURL(url);
}
