import { Group } from '@mantine/core';
import { useEffect } from 'react';
import { SEITEN } from '../../texte/shell.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { PlainPage } from './plain-page.tsx';

const TEXT = SEITEN.unerreichbar;
const again = () => window.location.reload();

/** Neither the page nor its data can be fetched now: it comes as soon as the connection is back. */
export function UnreachableScreen() {
	usePageHead({ title: TEXT.titel });
	useEffect(() => {
		addEventListener('online', again);
		return () => removeEventListener('online', again);
	}, []);
	return (
		<PlainPage heading={TEXT.titel} text={TEXT.text}>
			<Group mt={24}>
				<Button variant="primary" size="xl" onClick={again}>
					{UI.seiteNeuLaden}
				</Button>
			</Group>
		</PlainPage>
	);
}
