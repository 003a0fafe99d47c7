import { mount } from 'svelte';

import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { hurryOnInput } from './motion';
import { lang } from './words/words.svelte';

document.documentElement.lang = lang.now;
hurryOnInput(document);
mount(App, { target: document.getElementById('app')! });
