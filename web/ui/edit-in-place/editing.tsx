import { createContext, type ReactNode, useContext, useState } from 'react';

interface Editing {
	/** The one field being edited. */
	active: string | null;
	/** Another was asked for while this one isn't saved. */
	isWaitedFor: boolean;
	isChanged: boolean;
	begin: (name: string) => void;
	end: () => void;
	setChanged: (isChanged: boolean) => void;
}

const Context = createContext<Editing | null>(null);

/** One field at a time is edited in place; an unsaved one isn't left behind. */
export function EditingProvider({ children }: { children: ReactNode }) {
	const [active, setActive] = useState<string | null>(null);
	const [isChanged, setChanged] = useState(false);
	const [isWaitedFor, setWaitedFor] = useState(false);
	const begin = (name: string) => (isChanged ? setWaitedFor(true) : setActive(name));
	const end = () => {
		setActive(null);
		setChanged(false);
		setWaitedFor(false);
	};
	return <Context value={{ active, isWaitedFor, isChanged, begin, end, setChanged }}>{children}</Context>;
}

export function useEditing(): Editing {
	const editing = useContext(Context);
	if (!editing) throw new Error('Outside of EditingProvider');
	return editing;
}
