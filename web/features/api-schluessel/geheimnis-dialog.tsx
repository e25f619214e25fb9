import { Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './api-schluessel.module.css';

interface GeheimnisDialogProps {
	geheimnis: string;
	onClose: () => void;
	/** Of another secret than a key. */
	worte?: { readonly titel: string; readonly warnung: string; readonly text: string };
}

const WORTE = { titel: T.geheim, warnung: T.geheimWarnung, text: T.geheimText };

/** The secret, this once. */
export function GeheimnisDialog({ geheimnis, onClose, worte = WORTE }: GeheimnisDialogProps) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={worte.titel}
			width={680}
			cancel={null}
			primary={
				<Button variant="primary" onClick={onClose}>
					{T.fertig}
				</Button>
			}
		>
			<Stack>
				<Notice icon={<Icon of={IconAlertTriangle} />} title={worte.warnung}>
					{worte.text}
				</Notice>
				<Group gap={12} wrap="wrap">
					<code className={css.wert}>{geheimnis}</code>
					<CopyButton text={geheimnis} />
				</Group>
			</Stack>
		</Dialog>
	);
}
