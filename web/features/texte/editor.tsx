import { alsDokument, alsMarkup } from './editor-dokument.ts';
import { Gestaltung, type Schreibangaben, Schreibfeld } from './schreibfeld.tsx';
import { ERWEITERUNGEN } from './textregeln.ts';

/** Writes light markup without showing it. */
export default function Editor(props: Schreibangaben) {
	return (
		<Schreibfeld
			{...props}
			extensions={ERWEITERUNGEN}
			alsDokument={alsDokument}
			alsText={alsMarkup}
			werkzeuge={() => <Gestaltung links />}
		/>
	);
}
