import { Flex, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Aktenaktion } from '../../client/offene-akte.ts';
import { AKTE, REGELN } from '../../texte/akte/akte.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import { RAHMEN } from '../../texte/rahmen.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { Dran } from '../dran/dran.tsx';
import { wer } from '../formular/wer.ts';
import { Status } from '../status/status.tsx';
import type { Sucheintrag } from './eintraege.ts';
import { vorschauQuery } from './queries.ts';
import css from './suche.module.css';
import { umgestellt } from './zeile.tsx';

/** What waits, and how much of it. */
export interface Wartezahl {
	readonly art: string;
	readonly anzahl: number;
}

/** What may scroll is gone to by keyboard. */
const ERREICHBAR = { tabIndex: 0 };

interface VorschauProps {
	eintrag: Sucheintrag | undefined;
	wartend: readonly Wartezahl[];
	/** Takes it as its line does. */
	onOeffnen: (eintrag: Sucheintrag) => void;
}

/** The marked line at more length: who it is, what an action does and what it lacks, what waits on a page. */
export function Vorschau({ eintrag, wartend, onOeffnen }: VorschauProps) {
	if (!eintrag) return null;
	const { titel, treffer, tat } = eintrag;
	const istPerson = treffer?.typ === 'FREIWILLIGER';
	return (
		<aside className={css.vorschau} aria-label={SUCHE.vorschau} {...ERREICHBAR}>
			<Flex gap={12} align="center">
				{istPerson && <Avatar name={umgestellt(titel)} size={40} />}
				<div>
					<Text fw={650} fz={15}>
						{istPerson ? umgestellt(titel) : titel}
					</Text>
					{treffer && <Text variant="secondary">{treffer.untertitel}</Text>}
				</div>
			</Flex>
			{treffer && treffer.status !== null && <Status katalog={FREIWILLIGER} nummer={treffer.status} tinted />}
			{treffer?.grund && (
				<Text variant="secondary">
					{treffer.grund.feld}: {treffer.grund.text}
				</Text>
			)}
			{treffer && istPerson && <Person id={treffer.id} />}
			{tat && <Wirkung tat={tat} />}
			{!treffer && !tat && <Wartendes eintrag={eintrag} wartend={wartend} />}
			<Knoepfe eintrag={eintrag} onOeffnen={onOeffnen} />
		</aside>
	);
}

/** What can be done with it first: the act or why not, the page, and of somebody the parts of his file. */
function Knoepfe({ eintrag, onOeffnen }: Pick<VorschauProps, 'onOeffnen'> & { eintrag: Sucheintrag }) {
	const { titel, treffer, tat, link } = eintrag;
	if (tat)
		return (
			<Stack className={css.knoepfe} gap={8}>
				<Button variant={tat.aktion.erlaubt ? 'primary' : 'secondary'} fullWidth onClick={() => onOeffnen(eintrag)}>
					{tat.aktion.erlaubt ? titel : AKTE.warum}
				</Button>
			</Stack>
		);
	if (!link) return null;
	const gemeinsam = { fullWidth: true, onClick: () => onOeffnen(eintrag) } as const;
	return (
		<Stack className={css.knoepfe} gap={8}>
			<LinkButton {...gemeinsam} {...link} variant="primary">
				{treffer?.typ === 'FREIWILLIGER' ? SUCHE.akteOeffnen : SUCHE.oeffnen}
			</LinkButton>
			{treffer?.typ === 'FREIWILLIGER' && (
				<>
					<LinkButton {...gemeinsam} to="/admin/freiwillige/$id/akte" params={{ id: treffer.id }}>
						{AKTE.dokumente}
					</LinkButton>
					<LinkButton {...gemeinsam} to="/admin/freiwillige/$id/vertrag" params={{ id: treffer.id }}>
						{SUCHE.vertrag}
					</LinkButton>
				</>
			)}
		</Stack>
	);
}

/** Long enough to pass a line by. */
const PAUSE_MS = 200;

function Person({ id }: { id: string }) {
	const [gemeint] = useDebouncedValue(id, PAUSE_MS);
	const { data } = useQuery(vorschauQuery(gemeint));
	if (!data || gemeint !== id) return null;
	const { mobil, email, wohnort, einsatzort, dienstart, beginn, ende, betreuung, dokumente, dran } = data;
	const { fehlen, gesamt } = dokumente;
	return (
		<>
			<Kontakt icon={IconPhone} text={mobil} />
			<Kontakt icon={IconMail} text={email} />
			<Kontakt icon={IconMapPin} text={wohnort} />
			<dl className={css.angaben}>
				<Angabe name={AKTE.einsatzort}>{[einsatzort, dienstart].filter(Boolean).join(', ')}</Angabe>
				<Angabe name={AKTE.beginnUndEnde}>{(beginn || ende) && `${formatDatum(beginn)} – ${formatDatum(ende)}`}</Angabe>
				<Angabe name={AKTE.dokumente}>
					{gesamt > 0 && (
						<Ampel state={fehlen > 0 ? 'missing' : 'ok'}>
							{fehlen > 0 ? AKTE.dokumenteFehlen(fehlen, gesamt) : AKTE.dokumenteVollstaendig}
						</Ampel>
					)}
				</Angabe>
				<Angabe name={SUCHE.dran}>{dran && <Dran dran={dran} heute={tagInBerlin(new Date().toISOString())} />}</Angabe>
				<Angabe name={AKTE.betreuungTraeger}>{betreuung}</Angabe>
			</dl>
		</>
	);
}

function Kontakt({ icon, text }: { icon: IconType; text: string | null }) {
	if (!text) return null;
	return (
		<span className={css.kontakt}>
			<Span variant="secondary">
				<Icon of={icon} />
			</Span>
			{text}
		</span>
	);
}

function Angabe({ name, children }: { name: string; children: ReactNode }) {
	if (!children) return null;
	return (
		<div>
			<Text component="dt" variant="hint">
				{name}
			</Text>
			<dd>{children}</dd>
		</div>
	);
}

/** How many wait on the page for who is signed in, as the menu counts them. */
function Wartendes({ eintrag, wartend }: { eintrag: Sucheintrag; wartend: readonly Wartezahl[] }) {
	const zahl = wartend.find(({ art }) => art === eintrag.wartet);
	return zahl && zahl.anzahl > 0 ? <Text variant="secondary">{RAHMEN.wartet(zahl.anzahl)}</Text> : null;
}

function Wirkung({ tat: { aktion, ort } }: { tat: Aktenaktion }) {
	const { zielStatus, gruende, erlaubt, erfuellt } = aktion;
	return (
		<>
			{ort && <Text variant="secondary">{ort}</Text>}
			{zielStatus !== null && (
				<>
					<Text variant="secondary">{SUCHE.fuehrtZu}</Text>
					<Status katalog={FREIWILLIGER} nummer={zielStatus as FreiwilligerStatus} tinted />
				</>
			)}
			{!erlaubt && (
				<>
					<Text variant="secondary">{SUCHE.nichtMoeglich}</Text>
					<ul className={css.gruende}>
						{gruende.map((grund) => (
							<Grund key={`${grund.code} ${grund.text}`} grund={grund} />
						))}
					</ul>
				</>
			)}
			{erfuellt.length > 0 && (
				<span className={css.kontakt}>
					<Icon of={IconCheck} />{' '}
					{erlaubt ? SUCHE.alleErfuellt(erfuellt.length) : SUCHE.weitereErfuellt(erfuellt.length)}
				</span>
			)}
			{!erlaubt && <Text variant="note">{SUCHE.warumEingabe}</Text>}
		</>
	);
}

/** What is missing, by which rule, and who can see to it. */
function Grund({ grund: { code, text, behebbarDurch = [] } }: { grund: Aktenaktion['aktion']['gruende'][number] }) {
	const regel = REGELN[code];
	return (
		<li>
			<div className={css.grundkopf}>
				<Ampel state="missing">{regel?.titel ?? text}</Ampel>
				{/^G\d+$/.test(code) && <span className={css.kbd}>{code}</span>}
			</div>
			{regel && <Text variant="note">{text}</Text>}
			<Text variant="hint">{zustaendig(behebbarDurch)}</Text>
		</li>
	);
}

function zustaendig(behebbarDurch: readonly string[]): string {
	if (behebbarDurch.includes('SELBST')) return AKTE.selbstBeheben;
	if (behebbarDurch.length === 0) return AKTE.niemand;
	return behebbarDurch.every((einer) => einer === 'ZEIT') ? AKTE.abwarten : wer(behebbarDurch);
}
