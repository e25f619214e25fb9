import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { STELLEN } from '../../../texte/zugang/registrierung.ts';
import { Button } from '../../../ui/button.tsx';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchField } from '../../../ui/table/filter-bar.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { einzige, gesperrtDurch } from '../dienstartwahl.ts';
import type { Formular } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { type Einsatzort, einsatzorteQuery, SEITENGROESSE } from '../queries.ts';
import { Einsatzortzeile } from './einsatzortzeile.tsx';
import css from './stellen.module.css';
import { Zykluswahl } from './zykluswahl.tsx';

/** Says once why no further place can be marked. */
const VOLL_ID = 'merkliste-voll';

/** Looking for places and marking them. */
export function SchrittStellen({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const [text, setText] = useState('');
	const [seite, setSeite] = useState(1);
	const { maxBewerbungen } = nachschlag.parameter;
	const orte = useQuery(einsatzorteQuery(nachschlag.zyklus.id, text, seite));
	const sucheNach = (neu: string) => {
		setText(neu);
		setSeite(1);
	};
	return (
		<Stack>
			<Zykluswahl formular={formular} nachschlag={nachschlag} />
			{/* Enter belongs to the search here, not to the form around it. */}
			<search onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
				<SearchField size="md" width="100%" value={text} onChange={sucheNach} placeholder={STELLEN.suche} />
			</search>
			<Geladen
				query={orte}
				lines={8}
				isEmpty={({ total }) => total === 0}
				empty={<Nichts text={text} onReset={() => sucheNach('')} />}
			>
				{({ data, total }) => (
					<section>
						<Group gap={0} justify="space-between" mih={32}>
							<Title className="tabular" order={2} aria-live="polite">
								{STELLEN.anzahl(formatZahl(total, 0))}
							</Title>
							{total > SEITENGROESSE && (
								<Paging page={seite} pageSize={SEITENGROESSE} total={total} onPage={setSeite} />
							)}
						</Group>
						{formular.values.wuensche.length >= maxBewerbungen && (
							<Text id={VOLL_ID} variant="secondary" mb={8}>
								{STELLEN.voll(maxBewerbungen)}
							</Text>
						)}
						<Box component="ul" mx={-12}>
							{data.map((ort) => (
								<Einsatzortzeile key={ort.id} ort={ort} nachschlag={nachschlag}>
									<Merken ort={ort} formular={formular} nachschlag={nachschlag} />
								</Einsatzortzeile>
							))}
						</Box>
					</section>
				)}
			</Geladen>
		</Stack>
	);
}

function Nichts({ text, onReset }: { text: string; onReset: () => void }) {
	if (text === '') return <EmptyState icon={IconMapPinOff} title={STELLEN.keine} text={STELLEN.keineOnline} />;
	return (
		<EmptyState
			icon={IconMapPinOff}
			title={STELLEN.keine}
			text={STELLEN.keineText}
			action={<Button onClick={onReset}>{STELLEN.sucheLeeren}</Button>}
		/>
	);
}

interface MerkenProps {
	ort: Einsatzort;
	formular: Formular;
	nachschlag: Nachschlag;
}

/** Marks a place or takes it off the list; where the place is stopped, it says so. */
function Merken({ ort, formular, nachschlag }: MerkenProps) {
	const { wuensche } = formular.values;
	const voll = wuensche.length >= nachschlag.parameter.maxBewerbungen;
	const stelle = wuensche.findIndex(({ einsatzortID }) => einsatzortID === ort.id);
	const gemerkt = stelle >= 0;
	const gestoppt = gesperrtDurch(nachschlag, ort.dienstartIDs);
	if (!gemerkt && gestoppt !== null) return <Text variant="hint">{STELLEN.stopp(gestoppt)}</Text>;
	const merke = () => {
		if (voll) return;
		formular.insertListItem('wuensche', {
			einsatzortID: ort.id,
			bezeichnung: ort.bezeichnung,
			dienstartIDs: [...ort.dienstartIDs],
			dienstartID: einzige(nachschlag, ort.dienstartIDs),
		});
	};
	const wort = gemerkt ? STELLEN.gemerkt : STELLEN.merken;
	return (
		<Button
			variant="quiet"
			className={css.merken}
			icon={gemerkt ? IconBookmarkFilled : IconBookmark}
			aria-pressed={gemerkt}
			aria-disabled={!gemerkt && voll}
			aria-describedby={!gemerkt && voll ? VOLL_ID : undefined}
			aria-label={STELLEN.merkenVon(wort, ort.bezeichnung)}
			onClick={gemerkt ? () => formular.removeListItem('wuensche', stelle) : merke}
		>
			{wort}
		</Button>
	);
}
