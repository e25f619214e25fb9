import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { GESENDET, VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { NACHWEIS } from '../../../texte/nachweis.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { later } from '../../../ui/later.tsx';
import { Pills } from '../../../ui/layout/tabs.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { nachTagen } from '../../verlauf/tage.ts';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { type Aktenmail, aktenmailsQuery, historieQuery } from '../queries.ts';
import type { Historieneintrag } from '../typen.ts';
import { BemerkungFormular } from './bemerkung-formular.tsx';
import { zeitpunkt } from './eintrag.tsx';
import { fokussiereVerlauf, VERLAUF_ID } from './fokus.ts';
import css from './verlauf.module.css';
import { type Filter, gefiltert } from './verlauf.ts';

/** Fetched when somebody looks. */
const GesendetDialog = later(async () => (await import('./gesendet-dialog.tsx')).GesendetDialog);

const FILTER: readonly { value: Filter; label: string }[] = [
	{ value: 'alle', label: VERLAUF.alle },
	{ value: 'status', label: VERLAUF.status },
	{ value: 'dokumente', label: VERLAUF.dokumente },
	{ value: 'bemerkungen', label: VERLAUF.bemerkungen },
];
const SEITE = 40;

/** Beside every tab: what happened, in sentences, newest first. */
export function VerlaufLeiste() {
	const akte = useAkte();
	const query = useQuery(historieQuery(akte.freiwilliger.id));
	const [filter, setFilter] = useState<Filter>('alle');
	const [schreibt, setSchreibt] = useState(false);
	const [gezeigt, setGezeigt] = useState<readonly Aktenmail[] | null>(null);
	const istTraeger = darf(akte.sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const { data: mails = [] } = useQuery({ ...aktenmailsQuery(akte.freiwilliger.id), enabled: istTraeger });
	const schliesse = () => {
		setSchreibt(false);
		fokussiereVerlauf();
	};
	return (
		<Stack gap={12}>
			<div className={css.kopf}>
				<h2 id={VERLAUF_ID} className={css.titel} tabIndex={-1}>
					{VERLAUF.titel}
				</h2>
				{findeAktion(akte, 'bemerken')?.erlaubt && !schreibt && (
					<TextButton data-print="hide" onClick={() => setSchreibt(true)}>
						{VERLAUF.schreiben}
					</TextButton>
				)}
			</div>
			{schreibt && <BemerkungFormular onClose={schliesse} />}
			<Pills label={VERLAUF.filter} value={filter} onChange={setFilter} options={FILTER} />
			<Geladen query={query} lines={8}>
				{(alle) => <Eintraege key={filter} alle={alle} filter={filter} mails={mails} onMails={setGezeigt} />}
			</Geladen>
			{istTraeger && (
				<Group gap={16} data-print="hide">
					<TextButton onClick={() => setGezeigt(mails)}>{GESENDET.alle}</TextButton>
					<TextLink to="/admin/freiwillige/$id/verlauf" params={{ id: akte.freiwilliger.id }}>
						{NACHWEIS.ganzerVerlauf}
					</TextLink>
				</Group>
			)}
			{gezeigt && (
				<Suspense>
					<GesendetDialog freiwilligerID={akte.freiwilliger.id} mails={gezeigt} onClose={() => setGezeigt(null)} />
				</Suspense>
			)}
		</Stack>
	);
}

interface EintraegeProps {
	alle: readonly Historieneintrag[];
	filter: Filter;
	mails: readonly Aktenmail[];
	onMails: (mails: readonly Aktenmail[]) => void;
}

function Eintraege({ alle, filter, mails, onMails }: EintraegeProps) {
	const { heute } = useAkte();
	const [anzahl, setAnzahl] = useState(SEITE);
	const eintraege = gefiltert(alle, filter);
	const jeEintrag = Map.groupBy(mails, ({ version }) => version);
	const post = ({ version }: Historieneintrag) => {
		const seine = jeEintrag.get(version);
		return seine && <TextButton onClick={() => onMails(seine)}>{GESENDET.knopf(seine.length)}</TextButton>;
	};
	if (eintraege.length === 0) return <Text variant="muted">{alle.length ? VERLAUF.leerGefiltert : VERLAUF.leer}</Text>;
	return (
		<>
			<Timeline
				groups={nachTagen(eintraege.slice(0, anzahl), heute).map(({ heading, eintraege }) => ({
					heading,
					items: eintraege.map((e) => zeitpunkt(e, { post: post(e) })),
				}))}
			/>
			{eintraege.length > anzahl && (
				<TextButton className={css.mehr} onClick={() => setAnzahl(anzahl + SEITE)}>
					{VERLAUF.mehr}
				</TextButton>
			)}
		</>
	);
}
