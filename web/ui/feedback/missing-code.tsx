import { useSyncExternalStore } from 'react';
import { UI } from '../../texte/ui.ts';
import { Button } from '../button.tsx';
import { isCodeMissing, onCodeMissing } from '../later.tsx';
import { Banner } from './banner.tsx';
import css from './missing-code.module.css';

/** Above whatever is open, once code couldn't be fetched: the page stays, and is loaded anew when somebody says so. */
export function MissingCode() {
	if (!useSyncExternalStore(onCodeMissing, isCodeMissing)) return null;
	const reload = (
		<Button size="sm" onClick={() => window.location.reload()}>
			{UI.seiteNeuLaden}
		</Button>
	);
	return (
		<div className={css.place}>
			<Banner kind="warning" title={UI.unvollstaendig} action={reload}>
				{UI.unvollstaendigText}
			</Banner>
		</div>
	);
}
