import { Group, Text } from '@mantine/core';
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
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Span } from '../../../ui/span.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Aktion } from '../typen.ts';
import css from './dialoge.module.css';

const TIPP_PAUSE_MS = 200;

export type Probetat = Contract['POST /v1/freiwilliger/{id}/tatfolgen']['body'];
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

/** What the act would do as it is being filled in. */
export function useTatfolgen(tat: Probetat | null) {
	const { freiwilliger } = useAkte();
	const [gemeint] = useDebouncedValue(JSON.stringify(tat), TIPP_PAUSE_MS);
	const gefragt = (JSON.parse(gemeint) as Probetat | null) ?? ({ tat: 'annullieren' } as const);
	return useQuery({ ...tatfolgenQuery(freiwilliger.id, gefragt), enabled: tat !== null });
}

interface TatfolgenProps {
	query: ReturnType<typeof useTatfolgen>;
	titel: string;
	aktion: Aktion;
}

/** What happens with it, as the decision says; while something is in its way, what that is. */
export function Tatfolgen({ query, titel, aktion }: TatfolgenProps) {
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
							{folgen.filter(ungesagt(aktion)).map(({ art, text }) => (
								<Group key={text} component="li" gap={8} align="flex-start" wrap="nowrap">
									<Span variant="secondary" flex="none" pt={2}>
										<Icon of={ICONS[art]} />
									</Span>
									<span>{text}</span>
								</Group>
							))}
						</ul>
					</div>
				)}
			</Geladen>
		</Section>
	);
}

interface FolgenProps {
	/** null: it isn't known yet what would be done. */
	tat: Probetat | null;
	aktion: Aktion;
	/** Nothing of it can be taken back. */
	endgueltig?: boolean;
}

/** The same for a dialog that holds nothing else beside its fields. */
export function Folgen({ tat, aktion, endgueltig }: FolgenProps) {
	const query = useTatfolgen(tat);
	if (tat === null) return null;
	return (
		<div>
			<Tatfolgen query={query} titel={DIALOG.folgen.titel} aktion={aktion} />
			{!endgueltig && <Mailfrist query={query} />}
		</div>
	);
}

/** The head of the dialog shows the status an action leads to. */
const ungesagt =
	({ zielStatus }: Aktion) =>
	({ art }: Folge): boolean =>
		art !== 'STATUS' || zielStatus === null;

/** Until when it can be taken back with its mails. */
export function Mailfrist({ query: { data } }: Pick<TatfolgenProps, 'query'>) {
	const hatMails = data?.folgen.some(({ art }) => art === 'MAILS');
	if (!data?.wartet || !hatMails) return null;
	return <Text variant="secondary">{DIALOG.folgen.frist(data.wartet)}</Text>;
}
