import { Popover } from '@mantine/core';
import { IconChevronDown, IconDownload, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { call } from '../../client/call.ts';
import type { Zyklus } from '../../client/contract.ts';
import { EXPORTE, LISTEN as T } from '../../texte/geld/exporte.ts';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { FREIWILLIGENLISTE } from '../freiwillige-liste/liste.ts';
import { anzahlQuery } from '../liste/queries.ts';
import { type Abgeholt, type Abruf, Dateistand, useDatei } from './datei.tsx';
import css from './exporte.module.css';

interface ListenProps {
	zyklus: Zyklus | undefined;
	heute: string;
	/** Certificates have no tile of their own here. */
	mitZeugnissen: boolean;
	mitSeminaren: boolean;
	/** What accounting hands out besides stands among the descriptions. */
	mitGeld: boolean;
	/** Why lists with bank, tax or health data can't be had. */
	gesperrt: string | undefined;
}

/** Lists as files, in one row; what becomes of each below it. */
export function Listen({ zyklus, heute, mitZeugnissen, mitSeminaren, mitGeld, gesperrt }: ListenProps) {
	const [ansicht, setAnsicht] = useState<string>('alle');
	const einfache = {
		master: useListe('master', 'freiwillige-master', heute, (abruf) =>
			call('GET /v1/freiwilligerexport/master', abruf),
		),
		zeugnisse: useListe('zeugnisse', 'zeugnisse', heute, (abruf) =>
			call('GET /v1/exporte/zeugnisse/jahrgang-freiwillige/{zyklusID}', {
				params: { zyklusID: zyklus?.id ?? '' },
				...abruf,
			}),
		),
		kontingente: useListe('kontingente', 'kontingente', heute, (abruf) => call('GET /v1/exporte/kontingente', abruf)),
		adressen: useListe('adressen', 'adressen', heute, (abruf) => call('GET /v1/adresse/export', abruf)),
		personen: useListe('personen', 'personen', heute, (abruf) => call('GET /v1/person/export', abruf)),
	};
	const freiwillige = useListe('freiwillige', 'freiwillige', heute, (abruf) =>
		call('GET /v1/freiwilligerexport', { query: abfrage(ansicht, heute), ...abruf }),
	);
	const { master, zeugnisse, kontingente, adressen, personen } = einfache;
	const gezeigte = [
		freiwillige,
		master,
		...(mitZeugnissen && zyklus ? [zeugnisse] : []),
		kontingente,
		adressen,
		personen,
	];
	return (
		<section aria-labelledby="listen">
			<div className={css.reihe}>
				<h2 id="listen">{T.titel}</h2>
				<span className={css.paar}>
					<Knopf datei={freiwillige} text={T.freiwillige.text} />
					<Ansichtswahl ansicht={ansicht} onAnsicht={setAnsicht} heute={heute} />
				</span>
				<Knopf datei={master} text={T.master.text} gesperrt={gesperrt} />
				{mitZeugnissen && zyklus && <Knopf datei={zeugnisse} text={T.zeugnisse.text} />}
				<Knopf datei={kontingente} text={T.kontingente.text} />
				<Knopf datei={adressen} text={T.adressen.text} gesperrt={gesperrt} />
				<Knopf datei={personen} text={T.personen.text} />
				{mitSeminaren && (
					<Tooltip label={T.seminare.text}>
						<LinkButton icon={IconSchool} to="/admin/seminare">
							{T.seminare.name}
						</LinkButton>
					</Tooltip>
				)}
				<Span className={css.amEnde}>{T.sofort}</Span>
			</div>
			<ul className={css.staende} aria-label={T.titel}>
				{gezeigte.map((datei) => (
					<li key={datei.name} data-liste={datei.name}>
						<Dateistand datei={datei} />
					</li>
				))}
			</ul>
			<details className={css.was} open={!mitGeld || undefined}>
				<summary>{T.was}</summary>
				<dl>
					<Beschreibung {...T.freiwillige} />
					<Beschreibung {...T.master} />
					<Beschreibung {...T.zeugnisse} />
					<Beschreibung {...T.kontingente} />
					<Beschreibung {...T.adressen}>
						<MitLink worte={T.adressen.filter} to="/admin/adressen" />
					</Beschreibung>
					<Beschreibung {...T.personen}>
						<MitLink worte={T.personen.filter} to="/admin/personen" />
					</Beschreibung>
					{mitSeminaren && <Beschreibung {...T.seminare} />}
					{mitGeld && <Beschreibung {...T.tnListe} />}
					{mitGeld && <Beschreibung {...T.vereinbarungen} />}
				</dl>
				<p>{zyklus ? T.text(zyklus.bezeichnung) : T.ohneZyklus}</p>
			</details>
		</section>
	);
}

type Liste = 'freiwillige' | 'master' | 'zeugnisse' | 'kontingente' | 'adressen' | 'personen';

const useListe = (liste: Liste, datei: string, heute: string, hole: (abruf: Abruf) => Promise<unknown>): Abgeholt =>
	useDatei({ name: T[liste].name, dateiname: EXPORTE.dateiname(datei, heute), hole });

function Knopf({ datei, text, gesperrt }: { datei: Abgeholt; text: string; gesperrt?: string | undefined }) {
	return (
		<Tooltip label={gesperrt ?? text}>
			<Button
				icon={IconDownload}
				loading={datei.laeuft}
				aria-disabled={gesperrt === undefined ? undefined : true}
				onClick={gesperrt === undefined ? datei.hole : undefined}
			>
				{datei.name}
			</Button>
		</Tooltip>
	);
}

type Abfrage = Contract['GET /v1/freiwilligerexport']['query'];

const ANSICHTEN = FREIWILLIGE.ansichten.map(({ key, titel }) => ({ value: key, label: titel }));

const bedingungen = (key: string, heute: string) =>
	FREIWILLIGE.ansichten.find((eine) => eine.key === key)?.und(heute) ?? [];

/** The volunteers of one of the list's views, in its order. */
function abfrage(key: string, heute: string): Abfrage {
	const ansicht = FREIWILLIGE.ansichten.find((eine) => eine.key === key);
	const und = bedingungen(key, heute);
	const sort = ansicht && 'sort' in ansicht ? ansicht.sort : FREIWILLIGE.sort;
	return { sort, ...(und.length > 0 && { f: { und } }) } as unknown as Abfrage;
}

function Ansichtswahl(props: { ansicht: string; onAnsicht: (key: string) => void; heute: string }) {
	const { ansicht, onAnsicht, heute } = props;
	const [offen, setOffen] = useState(false);
	return (
		<Popover opened={offen} onChange={setOffen} position="bottom-start" trapFocus returnFocus>
			<Popover.Target>
				<IconButton icon={IconChevronDown} label={T.ansichtWaehlen} onClick={() => setOffen(!offen)} />
			</Popover.Target>
			<Popover.Dropdown aria-label={T.ansichtWaehlen}>
				<div className={css.ansicht}>
					<SelectField
						label={T.ansicht}
						data={ANSICHTEN}
						value={ansicht}
						onChange={(gewaehlt) => onAnsicht(gewaehlt ?? 'alle')}
						allowDeselect={false}
						comboboxProps={{ withinPortal: false }}
					/>
					{offen && <Anzahl ansicht={ansicht} heute={heute} />}
				</div>
			</Popover.Dropdown>
		</Popover>
	);
}

function Anzahl({ ansicht, heute }: { ansicht: string; heute: string }) {
	const { data } = useQuery(anzahlQuery(FREIWILLIGENLISTE, bedingungen(ansicht, heute)));
	return (
		<Span className="tabular" variant="secondary" mih={20} role="status">
			{data !== undefined && T.freiwilligeDabei(data)}
		</Span>
	);
}

const Beschreibung = ({ name, text, children }: { name: string; text: string; children?: ReactNode }) => (
	<>
		<dt>{name}</dt>
		<dd>
			{text} {children}
		</dd>
	</>
);

function MitLink({
	worte,
	to,
}: {
	worte: readonly [string, string, string];
	to: ComponentProps<typeof TextLink>['to'];
}) {
	const [vor, ziel, danach] = worte;
	return (
		<>
			{vor}
			<TextLink to={to}>{ziel}</TextLink>
			{danach}
		</>
	);
}
