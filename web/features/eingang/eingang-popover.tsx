import { Group, Popover, Text, Title } from '@mantine/core';
import { IconBell, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { EINGANG as T } from '../../texte/eingang.ts';
import { UI } from '../../texte/ui.ts';
import { useOpenAtOnce } from '../../ui/at-first-click.ts';
import { IconButton } from '../../ui/button.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import css from './eingang.module.css';
import { Eintrag } from './eintrag.tsx';
import { EINGANG_KEY, type Eingangszeile } from './queries.ts';
import { Zahl } from './zahl.tsx';

interface EingangPopoverProps {
	eintraege: readonly Eingangszeile[];
	neu: number;
}

const GRUPPEN = ['LAEUFE', 'DATEIEN', 'HINWEISE'] as const;
type Gruppe = 'ALLE' | (typeof GRUPPEN)[number];
const GRUPPE: Readonly<Record<Eingangszeile['art'], Gruppe>> = {
	LAUF: 'LAEUFE',
	SAMMELAKTION: 'LAEUFE',
	IMPORT: 'LAEUFE',
	ABGLEICH: 'LAEUFE',
	DATEI: 'DATEIEN',
	HINWEIS: 'HINWEISE',
};

/** The own long work, files and hints, the newest first; what was new is seen once it was open (mockup 60b). */
export function EingangPopover({ eintraege, neu }: EingangPopoverProps) {
	const { opened, setOpened, target } = useOpenAtOnce();
	const client = useQueryClient();
	// As long as it is open, what was new stays marked.
	const [gezeigt] = useState(() => new Set(eintraege.filter(({ isNeu }) => isNeu).map(({ id }) => id)));
	useEffect(() => {
		if (!opened || neu === 0) return;
		const gesehen = () => client.invalidateQueries({ queryKey: EINGANG_KEY });
		// In the view of another nothing is marked: it is the other's inbox.
		call('POST /v1/eingang/gesehen').then(gesehen, () => undefined);
	}, [opened, neu, client]);
	const [gruppe, setGruppe] = useState<Gruppe>('ALLE');
	const zeilenIn = (welche: Gruppe) => eintraege.filter(({ art }) => welche === 'ALLE' || GRUPPE[art] === welche);
	const gruppen = GRUPPEN.filter((eine) => zeilenIn(eine).length > 0);
	const optionen = (['ALLE', ...gruppen] as const).map((value) => ({
		value,
		label: T.gruppen[value],
		count: zeilenIn(value).length,
	}));
	return (
		<span className={css.glocke}>
			<Popover opened={opened} onChange={setOpened} position="bottom-end" width={432} trapFocus returnFocus>
				<Popover.Target>
					<IconButton
						ref={target}
						icon={IconBell}
						label={T.knopf(neu)}
						variant="bare"
						size="md"
						onClick={() => setOpened((before) => !before)}
					/>
				</Popover.Target>
				<Popover.Dropdown aria-label={T.titel} className={css.ebene}>
					<Group gap={0} justify="space-between" px={16} pt={8}>
						<Title order={2} size="h3">
							{T.titel}
						</Title>
						<IconButton
							icon={IconX}
							label={UI.schliessen}
							variant="bare"
							size="sm"
							data-autofocus
							onClick={() => setOpened(false)}
						/>
					</Group>
					{eintraege.length === 0 ? (
						<Text variant="secondary" px={16} pb={16}>
							{T.leer}
						</Text>
					) : (
						<>
							{gruppen.length > 1 && (
								<div className={css.gruppen}>
									<Pills label={T.gruppe} value={gruppe} onChange={setGruppe} options={optionen} />
								</div>
							)}
							<ul className={css.liste}>
								{zeilenIn(gruppe).map((eintrag) => (
									<Eintrag
										key={eintrag.id}
										eintrag={eintrag}
										isNeu={gezeigt.has(eintrag.id) || eintrag.isNeu}
										onOeffnen={() => setOpened(false)}
									/>
								))}
							</ul>
							<Text variant="muted" px={16} py={8}>
								{T.frist}
							</Text>
						</>
					)}
				</Popover.Dropdown>
			</Popover>
			<Zahl neu={neu} />
		</span>
	);
}
