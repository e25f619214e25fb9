import { Box, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
	IconCalendarEvent,
	IconDiamond,
	IconFileDescription,
	IconFileText,
	IconFolder,
	IconMail,
	IconMapPin,
	IconProgress,
	IconSignature,
} from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { SENDEN } from '../../../texte/senden.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Span } from '../../../ui/span.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { Sendeinhalt } from '../../senden/sendedialog.tsx';
import { alsVorhaben } from '../../senden/vorhaben.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Aktion } from '../typen.ts';
import css from './dialoge.module.css';

const TIPP_PAUSE_MS = 200;

export type Probetat = Contract['POST /v1/freiwilliger/{id}/tatfolgen']['body'];
type Post = Contract['POST /v1/freiwilliger/{id}/tatfolgen/mails']['body'];
type Worte = Post['worte'];
type Tatprobe = DataOf<'POST /v1/freiwilliger/{id}/tatfolgen'>;
type Folge = Tatprobe['folgen'][number];

const ICONS: Record<Folge['art'], IconType> = {
	BEWERBUNG: IconFileText,
	VERTRAG: IconDiamond,
	PLATZ: IconMapPin,
	DOKUMENTE: IconFileDescription,
	UNTERSCHRIFTEN: IconSignature,
	SEMINARE: IconCalendarEvent,
	AKTE: IconFolder,
	STATUS: IconProgress,
	MAILS: IconMail,
};

const tatfolgenQuery = (id: string, tat: Probetat) =>
	queryOptions({
		// Not of the file: once it is done there is nothing left to ask.
		queryKey: ['tatfolgen', id, tat],
		gcTime: 0,
		queryFn: async ({ signal }) =>
			(await call('POST /v1/freiwilliger/{id}/tatfolgen', { params: { id }, body: tat, signal })).data,
		placeholderData: keepPreviousData,
		retry: false,
	});

/** It names people and changes with every word: nothing of it is kept. */
const tatpostQuery = (id: string, post: Post) =>
	queryOptions({
		queryKey: ['tatpost', id, post],
		gcTime: 0,
		queryFn: async ({ signal }) =>
			(await call('POST /v1/freiwilliger/{id}/tatfolgen/mails', { params: { id }, body: post, signal })).data,
		placeholderData: keepPreviousData,
		retry: false,
	});

/** What the act would do as it is being filled in. `worte`: as far as they are written, for its mails. */
export function useTatfolgen(tat: Probetat | null, worte?: Worte) {
	const { freiwilliger } = useAkte();
	const [gemeint] = useDebouncedValue(JSON.stringify(tat), TIPP_PAUSE_MS);
	const gefragt = (JSON.parse(gemeint) as Probetat | null) ?? ({ tat: 'annullieren' } as const);
	const query = useQuery({ ...tatfolgenQuery(freiwilliger.id, gefragt), enabled: tat !== null });
	return { query, post: { tat: gefragt, worte } };
}

interface TatfolgenProps {
	folgen: ReturnType<typeof useTatfolgen>;
	titel: string;
	aktion: Aktion;
}

/** What happens with it, as the decision says; while something is in its way, what that is. */
export function Tatfolgen({ folgen: { query, post }, titel, aktion }: TatfolgenProps) {
	const { sitzung } = useAkte();
	const [isOffen, setIsOffen] = useState(false);
	const darfLesen = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return (
		<Section title={titel} size="sm">
			<Geladen query={query} lines={4}>
				{({ folgen, gruende }) => (
					<div aria-live="polite">
						{gruende.length > 0 && (
							<Text variant="secondary">{[DIALOG.folgen.nochNicht, ...gruende.map(({ text }) => text)].join(' ')}</Text>
						)}
						{gruende.length === 0 && folgen.every((folge) => !ungesagt(aktion)(folge)) && (
							<Text variant="secondary">{DIALOG.folgen.keine}</Text>
						)}
						<ul className={css.folgen}>
							{folgen.filter(ungesagt(aktion)).map(({ art, text }, nr, alle) => (
								<Group key={text} component="li" gap={8} align="flex-start" wrap="nowrap">
									<Span variant="secondary" flex="none" pt={2}>
										<Icon of={ICONS[art]} />
									</Span>
									<span>
										{text}
										{darfLesen && nr === alle.findIndex(istPost) && (
											<>
												{' '}
												<TextButton aria-expanded={isOffen} onClick={() => setIsOffen(!isOffen)}>
													{isOffen ? SENDEN.zuklappen : SENDEN.ansehen}
												</TextButton>
											</>
										)}
									</span>
								</Group>
							))}
						</ul>
						{isOffen && darfLesen && folgen.some(istPost) && <Tatpost post={post} />}
					</div>
				)}
			</Geladen>
		</Section>
	);
}

const istPost = ({ art }: Folge): boolean => art === 'MAILS';

/** Its mails as they arrive. */
function Tatpost({ post }: { post: Post }) {
	const { freiwilliger } = useAkte();
	const [gemeint] = useDebouncedValue(JSON.stringify(post), TIPP_PAUSE_MS);
	const query = useQuery(tatpostQuery(freiwilliger.id, JSON.parse(gemeint)));
	return (
		<Box mt={12}>
			<Geladen query={query} lines={4}>
				{(sendung) => <Sendeinhalt vorhaben={alsVorhaben(sendung)} gestapelt />}
			</Geladen>
		</Box>
	);
}

interface FolgenProps {
	/** null: it isn't known yet what would be done. */
	tat: Probetat | null;
	/** What its mails will say, as far as it is written. */
	worte?: Worte;
	aktion: Aktion;
	/** Nothing of it can be taken back. */
	endgueltig?: boolean;
}

/** The same for a dialog that holds nothing else beside its fields. */
export function Folgen({ tat, worte, aktion, endgueltig }: FolgenProps) {
	const folgen = useTatfolgen(tat, worte);
	if (tat === null) return null;
	return (
		<div>
			<Tatfolgen folgen={folgen} titel={DIALOG.folgen.titel} aktion={aktion} />
			{!endgueltig && <Mailfrist folgen={folgen} />}
		</div>
	);
}

/** The head of the dialog shows the status an action leads to. */
const ungesagt =
	({ zielStatus }: Aktion) =>
	({ art }: Folge): boolean =>
		art !== 'STATUS' || zielStatus === null;

/** Until when it can be taken back with its mails. */
export function Mailfrist({ folgen: { query } }: Pick<TatfolgenProps, 'folgen'>) {
	const { data } = query;
	const hatMails = data?.folgen.some(istPost);
	if (!data?.wartet || !hatMails) return null;
	return <Text variant="secondary">{DIALOG.folgen.frist(data.wartet)}</Text>;
}
