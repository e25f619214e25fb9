import { Group, Stack } from '@mantine/core';
import { IconDots, IconPlus, IconTool, IconTrash, IconUserBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Banner, Notice } from '../../ui/feedback/banner.tsx';
import { BlockedAction } from '../../ui/feedback/blocked-action.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Status } from '../status/status.tsx';
import { Sample, SampleRow } from './sample.tsx';

const nothing = () => undefined;

export function ButtonSamples() {
	return (
		<Sample title="Knöpfe: höchstens einer gefüllt je Ansicht">
			<SampleRow name="Haupt">
				<Button variant="primary">Speichern</Button>
				<Button variant="primary" loading>
					Speichern
				</Button>
			</SampleRow>
			<SampleRow name="Neben">
				<Button icon={IconPlus}>Weitere Stelle</Button>
				<Button>Ablehnen …</Button>
				<Tooltip label="Weitere Aktionen">
					<IconButton icon={IconDots} label="Weitere Aktionen" />
				</Tooltip>
			</SampleRow>
			<SampleRow name="Text">
				<TextButton>Filter zurücksetzen</TextButton>
				<TextButton>Als Tabelle</TextButton>
			</SampleRow>
			<SampleRow name="Gefahr">
				<Button variant="danger">Zurückweisen …</Button>
				<Button variant="dangerFilled" icon={IconTrash}>
					Endgültig löschen
				</Button>
			</SampleRow>
			<SampleRow name="Größen">
				{(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
					<Button key={size} size={size}>
						{size}
					</Button>
				))}
			</SampleRow>
			<SampleRow name="Gesperrt">
				<BlockedAction label="Vertragseinigung …" onWhy={nothing} />
			</SampleRow>
		</Sample>
	);
}

export function ToastSamples() {
	return (
		<Sample title="Meldungen unten rechts, 4 Sekunden, höchstens drei">
			<Group wrap="wrap">
				<Button onClick={() => toast.success('Gespeichert')}>Erfolg</Button>
				<Button
					onClick={() =>
						toast.success('3 Bewerbungen abgelehnt', {
							text: '1 blieb unverändert: Status 2800 (Vertragseinigung).',
							action: { label: 'Rückgängig', run: nothing },
						})
					}
				>
					Mit Rückgängig
				</Button>
				<Button
					onClick={() => toast.error('Nicht gespeichert', { text: 'Uwe Lotz hat den Vertrag um 10:42 Uhr geändert.' })}
				>
					Fehler
				</Button>
				<Button onClick={() => toast.info('Ihr Export ist fertig', { text: 'Freiwillige, 396 Zeilen, 182,4 KB' })}>
					Hinweis
				</Button>
			</Group>
		</Sample>
	);
}

export function StateSamples() {
	return (
		<>
			<Sample title="Leer, laden, Fehler">
				<Stack gap={12}>
					<EmptyState
						text="Mit diesen Filtern gibt es keine Bewerbungen."
						action={<Button>Filter zurücksetzen</Button>}
					/>
					<SkeletonLines />
					<ErrorBox onRetry={nothing} />
				</Stack>
			</Sample>
			<Sample title="Banner, je eine Zeile">
				<Stack gap={4}>
					<Banner kind="warning" icon={IconTool} title="Wartungsmodus aktiv">
						Der Wartungsmodus fuer das Freiwilligenportal ist aktiv.
					</Banner>
					<Banner kind="inverse" icon={IconUserBolt} action={<TextButton>Beenden</TextButton>}>
						Sie sind als <b>Lena Marie Hoffmann</b> angemeldet.
					</Banner>
					<Banner kind="info" tag="Update" onClose={nothing}>
						Neu: Bewerbungen als Board. <TextButton>Mehr erfahren</TextButton>
					</Banner>
					<Notice
						icon={<PhaseShape phase="VERHANDELN" />}
						title={
							<>
								<b>Jana Weigand schlägt vier Änderungen vor</b> 18.08.2026 - 17:42 Uhr
							</>
						}
					>
						Noch hat niemand unterschrieben.
					</Notice>
				</Stack>
			</Sample>
		</>
	);
}

export function DialogSamples() {
	const [opened, setOpened] = useState<'none' | 'confirm' | 'form'>('none');
	const close = () => setOpened('none');
	return (
		<Sample title="Dialog 480, 680, 880, 1080">
			<Group wrap="wrap">
				<Button onClick={() => setOpened('confirm')}>Frage …</Button>
				<Button onClick={() => setOpened('form')}>Formular …</Button>
			</Group>
			<ConfirmDialog
				opened={opened === 'confirm'}
				onClose={close}
				title="Bewerbung zurückziehen?"
				confirm="Zurückziehen"
				danger
				onConfirm={close}
			>
				Die Einsatzstelle wird benachrichtigt. Sie können die Bewerbung später reaktivieren.
			</ConfirmDialog>
			<Dialog
				opened={opened === 'form'}
				onClose={close}
				width={680}
				title="Vertragsabschluss"
				subtitle={
					<>
						Jonas Petersen <Status katalog={VERTRAG} nummer={2000} tinted />
					</>
				}
				footerStart={<Button>Später</Button>}
				primary={
					<Button variant="primary" onClick={close}>
						Abschließen
					</Button>
				}
			>
				Der Inhalt scrollt, Kopf und Fuß bleiben stehen.
			</Dialog>
		</Sample>
	);
}
