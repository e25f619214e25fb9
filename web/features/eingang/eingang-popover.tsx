import { Group, Popover, Text, Title } from '@mantine/core';
import { IconBell, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { EINGANG as T } from '../../texte/eingang.ts';
import { LAEUFE } from '../../texte/laeufe.ts';
import { UI } from '../../texte/ui.ts';
import { useOpenAtOnce } from '../../ui/at-first-click.ts';
import { IconButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import css from './eingang.module.css';
import { EINGANG_KEY, type Eingangszeile } from './queries.ts';
import { titelVon } from './titel.ts';
import { Zahl } from './zahl.tsx';

interface EingangPopoverProps {
	eintraege: readonly Eingangszeile[];
	neu: number;
}

/** The own long work, the newest first; what was new is seen once it was open (mockup 60b). */
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
							<ul className={css.liste}>
								{eintraege.map((eintrag) => (
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

interface EintragProps {
	eintrag: Eingangszeile;
	isNeu: boolean;
	onOeffnen: () => void;
}

function Eintrag({ eintrag, isNeu, onOeffnen }: EintragProps) {
	const { stand, erledigt, gesamt, begonnenAm, beendetAm, gesperrt, von, bis } = eintrag;
	return (
		<li className={css.eintrag} data-neu={isNeu || undefined}>
			<Group gap={12} justify="space-between" align="baseline">
				<b>
					{titelVon(eintrag)}
					{isNeu && <span className={css.neu}> {T.neu}</span>}
				</b>
				<Ziel eintrag={eintrag} onOeffnen={onOeffnen} />
			</Group>
			{von && bis && <Span variant="secondary">{LAEUFE.monate(von, bis)}</Span>}
			{stand === 'LAEUFT' ? (
				<>
					<ProgressBar label={T.von(erledigt, gesamt)} done={erledigt} of={Math.max(gesamt, 1)} />
					<Span variant="secondary">{T.laeuft(formatDatumUhrzeit(begonnenAm))}</Span>
				</>
			) : (
				<Span variant={stand === 'FERTIG' ? 'secondary' : 'error'}>
					{(stand === 'FERTIG' ? T.fertig : T.gescheitert)(formatDatumUhrzeit(beendetAm ?? begonnenAm))}
					{gesperrt > 0 && `, ${T.gesperrt(gesperrt)}`}
				</Span>
			)}
		</li>
	);
}

function Ziel({ eintrag: { art, id }, onOeffnen }: Pick<EintragProps, 'eintrag' | 'onOeffnen'>) {
	if (art === 'IMPORT') {
		return (
			<TextLink to="/admin/system/import" onClick={onOeffnen}>
				{T.oeffnen}
			</TextLink>
		);
	}
	return (
		<TextLink
			to={art === 'LAUF' ? '/admin/laeufe/$id' : '/admin/sammelaktionen/$id'}
			params={{ id }}
			onClick={onOeffnen}
		>
			{T.oeffnen}
		</TextLink>
	);
}
