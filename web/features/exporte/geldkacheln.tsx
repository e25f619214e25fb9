import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { call } from '../../client/call.ts';
import type { Zyklus } from '../../client/contract.ts';
import { EXPORTE, KACHELN as T, ZEITRAUM } from '../../texte/geld/exporte.ts';
import { FOERDERUNG } from '../../texte/geld/foerderung.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Programm } from '../foerderung/queries.ts';
import { type Abgeholt, Dateistand, useDatei } from './datei.tsx';
import css from './exporte.module.css';
import { Ausgangsstand, Hinweis, Kachel, Uebergeben } from './kachel.tsx';
import { istOffen, Laufkachel } from './laufkachel.tsx';
import type { Exportlage, Kachellauf } from './queries.ts';
import { alsCode, alsSpanne } from './zeitraum.ts';

/** Fetched when somebody begins a run, or takes the payroll file. */
const LaufDialog = later(async () => (await import('../laeufe/lauf-dialog.tsx')).LaufDialog);
const LohnDialog = later(async () => (await import('./lohn-dialog.tsx')).LohnDialog);

const ARTEN = ['TASCHENGELD', 'EST_FSJ', 'EST_BFD'] as const;
type Art = (typeof ARTEN)[number];
const VORSCHAU = {
	TASCHENGELD: ['GET /v1/exporte/buchhaltung/taschengeld', 'taschengeld'],
	EST_FSJ: ['GET /v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag', 'est-beitrag-fsj'],
	EST_BFD: ['GET /v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag', 'est-beitrag-bfd'],
} as const;

interface GeldkachelnProps {
	lage: Exportlage;
	programme: readonly Programm[];
	zyklus: Zyklus | undefined;
	heute: string;
}

/** A run about to be begun. */
interface Neu {
	art: Kachellauf['art'];
	programmID?: string;
	zeitraum: Zeitraum;
}

/** What is due, tile by tile (mockup 44). */
export function Geldkacheln({ lage, programme, zyklus, heute }: GeldkachelnProps) {
	const navigate = useNavigate();
	const [neu, setNeu] = useState<Neu | null>(null);
	const { monate, foerderung } = lage;
	const dringend = dringendste(lage, heute);
	const aktive = programme.filter(({ isAktiv }) => isAktiv);
	return (
		<>
			<div className={css.abschnitt}>
				<Section title={T.jedenMonat} note={<Span variant="secondary">{wort(monate)}</Span>}>
					<div className={css.kacheln}>
						{ARTEN.map((art) => (
							<Monatskachel
								key={art}
								art={art}
								lage={lage}
								heute={heute}
								istDringend={dringend === art}
								onAnlegen={() => setNeu({ art, zeitraum: monate })}
							/>
						))}
						<Lohnkachel lage={lage} zyklus={zyklus} heute={heute} />
					</div>
				</Section>
			</div>
			<div className={css.abschnitt}>
				<Section
					title={T.foerdermittel}
					note={
						monate.von === monate.bis && <Span variant="secondary">{T.liegtIn(monate.von, alsCode(foerderung))}</Span>
					}
				>
					<div className={css.kacheln}>
						{aktive.map((programm) => (
							<Programmkachel
								key={programm.id}
								programm={programm}
								lage={lage}
								zyklus={zyklus}
								heute={heute}
								istDringend={dringend === programm.id}
								onAnlegen={() => setNeu({ art: 'MITTELABRUF', programmID: programm.id, zeitraum: foerderung })}
							/>
						))}
						{zyklus && <Bfdkachel lage={lage} zyklus={zyklus} heute={heute} />}
						{zyklus && <Zeugniskachel lage={lage} zyklus={zyklus} heute={heute} />}
					</div>
				</Section>
			</div>
			{neu && (
				<Suspense>
					<LaufDialog
						heute={heute}
						{...neu}
						onClose={() => setNeu(null)}
						onAngelegt={(id) => navigate({ to: '/admin/laeufe/$id', params: { id } })}
					/>
				</Suspense>
			)}
		</>
	);
}

const wort = ({ von, bis }: Zeitraum): string => ZEITRAUM.wort(alsCode({ von, bis }), von, bis);

/**
 * One at most stands out: the oldest run somebody has to go on with, else the first kind nobody has begun with for a
 * month that has come.
 */
function dringendste({ laeufe, monate }: Exportlage, heute: string): string | null {
	const [aelteste] = laeufe.filter(istOffen).toSorted((a, b) => a.nr - b.nr);
	if (aelteste) return aelteste.programm?.id ?? aelteste.art;
	if (monate.von > heute.slice(0, 7)) return null;
	return ARTEN.find((art) => !laeufe.some((lauf) => lauf.art === art && lauf.istImZeitraum)) ?? null;
}

interface MonatskachelProps {
	art: Art;
	lage: Exportlage;
	heute: string;
	istDringend: boolean;
	onAnlegen: () => void;
}

function Monatskachel({ art, lage, heute, istDringend, onAnlegen }: MonatskachelProps) {
	const { monate } = lage;
	const lauf = lage.laeufe.find((einer) => einer.art === art);
	const [pfad, name] = VORSCHAU[art];
	const datei = useDatei({
		name: T.arten[art],
		dateiname: EXPORTE.dateiname(`${name}-vorschau`, heute),
		hole: (abruf) => call(pfad, { query: { zeitraum: alsSpanne(monate) }, ...abruf }),
	});
	return (
		<Laufkachel
			titel={T.arten[art]}
			wozu={T.fuer(lauf?.personen, T.wozu[art])}
			lauf={lauf}
			zeitraum={monate}
			nichtBegonnen={<span>{T.nichtBegonnen(wort(monate))}</span>}
			istDringend={istDringend}
			onAnlegen={onAnlegen}
			dazu={
				<>
					<Holen datei={datei} tat={T.vorschau} hilfe={T.vorschauHilfe(wort(monate))} />
					<Dateistand datei={datei} />
				</>
			}
		/>
	);
}

/** A file to be had at once; what it holds is told to whoever points at it. */
function Holen({ datei, tat, hilfe }: { datei: Abgeholt; tat: string; hilfe?: string }) {
	const knopf = (
		<Button
			variant="quiet"
			icon={IconDownload}
			loading={datei.laeuft}
			onClick={datei.hole}
			aria-label={T.von(tat, datei.name)}
		>
			{tat}
		</Button>
	);
	return hilfe === undefined ? knopf : <Tooltip label={hilfe}>{knopf}</Tooltip>;
}

interface ListenkachelProps {
	lage: Exportlage;
	zyklus: Zyklus;
	heute: string;
}

/** Whom the Traeger pays, as a list and for the payroll program. */
function Lohnkachel({ lage, zyklus, heute }: Omit<ListenkachelProps, 'zyklus'> & { zyklus: Zyklus | undefined }) {
	const [offen, setOffen] = useState(false);
	const { lohn, tnListe, monate } = lage;
	return (
		<>
			<Kachel
				titel={T.lohn.titel}
				wozu={T.lohn.wozu}
				stand={
					lohn ? (
						<Uebergeben>{T.lohn.stand(lohn.monat, lohn.personen)}</Uebergeben>
					) : (
						<Ausgangsstand ausgang={tnListe} />
					)
				}
				naechstes={
					lohn === null || lohn.monat < monate.bis ? (
						<span>{T.lohn.nichtUebergeben(monate.bis)}</span>
					) : (
						tnListe && <span>{T.lohn.tnListe(tnListe.zeit)}</span>
					)
				}
			>
				<Button onClick={() => setOffen(true)}>{T.lohn.lohndatei} …</Button>
				{zyklus && <TnListe zyklus={zyklus} heute={heute} />}
			</Kachel>
			{offen && (
				<Suspense>
					<LohnDialog heute={heute} monat={monate.bis} onClose={() => setOffen(false)} />
				</Suspense>
			)}
		</>
	);
}

function TnListe({ zyklus, heute }: { zyklus: Zyklus; heute: string }) {
	const datei = useDatei({
		name: T.lohn.excel,
		dateiname: EXPORTE.dateiname('tn-liste', heute),
		hole: (abruf) => call('GET /v1/exporte/buchhaltung/tn-liste', { query: { zyklusID: zyklus.id }, ...abruf }),
	});
	return (
		<>
			<Button variant="quiet" icon={IconDownload} loading={datei.laeuft} onClick={datei.hole}>
				{T.lohn.excel}
			</Button>
			<Dateistand datei={datei} />
		</>
	);
}

interface ProgrammkachelProps {
	programm: Programm;
	lage: Exportlage;
	zyklus: Zyklus | undefined;
	heute: string;
	istDringend: boolean;
	onAnlegen: () => void;
}

function Programmkachel({ programm, lage, zyklus, heute, istDringend, onAnlegen }: ProgrammkachelProps) {
	const { id, bezeichnung, dienste, einheit, saetze, isDsj } = programm;
	const { foerderung } = lage;
	const istZuEnde = foerderung.bis < heute.slice(0, 7);
	return (
		<Laufkachel
			titel={bezeichnung}
			wozu={T.jeEinheit(dienste.map((dienst) => FOERDERUNG.dienste[dienst]).join(', '), FOERDERUNG.einheiten[einheit])}
			lauf={lage.laeufe.find((einer) => einer.programm?.id === id)}
			zeitraum={foerderung}
			nichtBegonnen={
				istZuEnde ? <Hinweis>{T.zuEnde(wort(foerderung))}</Hinweis> : <span>{T.nichtAbgerufen(wort(foerderung))}</span>
			}
			istDringend={istDringend}
			statt={
				saetze.length > 0
					? undefined
					: {
							warnung: T.ohneSatz,
							tat: (
								<LinkButton
									to="/admin/foerderprogramme/$id"
									params={{ id }}
									search={{}}
									aria-label={T.von(T.satz, bezeichnung)}
								>
									{T.satz}
								</LinkButton>
							),
						}
			}
			dazu={isDsj && zyklus && <Mittelabruf zyklus={zyklus} zeitraum={foerderung} heute={heute} />}
			onAnlegen={onAnlegen}
		/>
	);
}

/** What would be claimed of the dsj for the cycle's contracts: as a spreadsheet, and as CSV. */
function Mittelabruf({ zyklus, zeitraum, heute }: { zyklus: Zyklus; zeitraum: Zeitraum; heute: string }) {
	const params = { zyklusID: zyklus.id, zeitraum: alsSpanne(zeitraum) };
	const name = `dsj-mittelabruf-${alsCode(zeitraum)}`;
	const excel = useDatei({
		name: T.mittelabruf.name,
		dateiname: EXPORTE.dateiname(name, heute),
		hole: (abruf) => call('GET /v1/exporte/buchhaltung/dsj-mittelabruf/{zyklusID}/{zeitraum}', { params, ...abruf }),
	});
	const csv = useDatei({
		name: T.mittelabruf.name,
		dateiname: EXPORTE.csvname(name, heute),
		isCsv: true,
		hole: (abruf) =>
			call('GET /v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklusID}/{zeitraum}', { params, ...abruf }),
	});
	return (
		<>
			<Menu position="bottom-start" width={200}>
				<Menu.Target>
					<Button
						variant="quiet"
						iconEnd={IconChevronDown}
						loading={excel.laeuft || csv.laeuft}
						aria-label={T.von(T.vorschau, T.mittelabruf.name)}
					>
						{T.vorschau}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					<Menu.Item onClick={excel.hole}>{T.mittelabruf.excel}</Menu.Item>
					<Menu.Item onClick={csv.hole}>{T.mittelabruf.csv}</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			<Dateistand datei={excel} />
			<Dateistand datei={csv} />
		</>
	);
}

function Bfdkachel({ lage: { bfd }, zyklus, heute }: ListenkachelProps) {
	const datei = useDatei({
		name: T.bfd.titel,
		dateiname: EXPORTE.dateiname('dsj-bfd-vereinbarungen', heute),
		hole: (abruf) =>
			call('GET /v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/{zyklusID}', {
				params: { zyklusID: zyklus.id },
				...abruf,
			}),
	});
	return (
		<Kachel
			titel={T.bfd.titel}
			wozu={T.bfd.wozu}
			stand={<Ausgangsstand ausgang={bfd.letzter} />}
			naechstes={
				bfd.ohneAntwort > 0 ? (
					<Hinweis>
						<TextLink to="/admin/bfd-vereinbarungen" search={{ ansicht: 'erinnern' }}>
							{T.bfd.ohneAntwort(bfd.ohneAntwort, bfd.nachTagen)}
						</TextLink>
					</Hinweis>
				) : (
					<TextLink to="/admin/bfd-vereinbarungen">{T.bfd.stand(bfd.vertraege, bfd.genehmigt)}</TextLink>
				)
			}
		>
			<Erstellen datei={datei} />
		</Kachel>
	);
}

function Zeugniskachel({ lage: { zeugnisse }, zyklus, heute }: ListenkachelProps) {
	const datei = useDatei({
		name: T.zeugnisse.titel,
		dateiname: EXPORTE.dateiname('zeugnisse', heute),
		hole: (abruf) =>
			call('GET /v1/exporte/zeugnisse/jahrgang-freiwillige/{zyklusID}', { params: { zyklusID: zyklus.id }, ...abruf }),
	});
	return (
		<Kachel
			titel={T.zeugnisse.titel}
			wozu={T.zeugnisse.wozu}
			stand={<Ausgangsstand ausgang={zeugnisse} />}
			naechstes={zyklus.ende > heute && <span>{T.zeugnisse.naechste(zyklus.ende)}</span>}
		>
			<Erstellen datei={datei} />
		</Kachel>
	);
}

const Erstellen = ({ datei }: { datei: Abgeholt }): ReactNode => (
	<>
		<Button icon={IconDownload} loading={datei.laeuft} onClick={datei.hole} aria-label={T.von(T.erstellen, datei.name)}>
			{T.erstellen}
		</Button>
		<Dateistand datei={datei} />
	</>
);
